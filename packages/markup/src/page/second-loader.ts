import { parseAddress } from '@adviser-widgets/core/internal';
import type { PageProblem } from './page-problem.ts';

/** A folder named after a version: `/1/` or `/1.0.0/`. */
const version = /\/\d+(\.\d+\.\d+)?(?=\/)/;

/** The script tags that look like the loader's, in document order. */
export function loaderTags(page: Document): HTMLScriptElement[] {
  const tags = [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  return tags.filter(({ src }) => /\/loader[^/]*\.js$/.test(pathOf(src)));
}

function pathOf(address: string): string {
  return parseAddress(address)?.pathname ?? '';
}

/** A module finds its tag only if the page has no other like it. */
export function areModules(tags: readonly HTMLScriptElement[]): boolean {
  return tags.length > 1 && tags.every(({ type }) => type === 'module');
}

/** Another library may have a loader.js too. */
function isOurs({ src, dataset }: HTMLScriptElement): boolean {
  return pathOf(src).includes('/adviser-widgets/') || 'brand' in dataset || 'config' in dataset;
}

/** Groups the tags of one library: those that are ours, and others by address, whatever their version. */
function groupTags(tags: readonly HTMLScriptElement[]): HTMLScriptElement[][] {
  const releaseOf = ({ src }: HTMLScriptElement) => {
    const { origin, pathname } = new URL(src);
    return origin + pathname.replace(version, '');
  };
  const ours = new Set(tags.filter(isOurs).map(releaseOf));
  const groups = new Map<string, HTMLScriptElement[]>();
  for (const tag of tags) {
    const name = ours.has(releaseOf(tag)) ? 'ours' : releaseOf(tag);
    groups.set(name, [...(groups.get(name) ?? []), tag]);
  }
  return [...groups.values()];
}

/** The two tags may be of different releases, and at different addresses. */
export function checkSecondLoader(page: Document): PageProblem[] {
  return groupTags(loaderTags(page)).flatMap((same) => {
    const [, second] = same;
    if (!second) return [];
    const addresses = same.map(({ src }) => src).join(', ');
    const outcome = areModules(same)
      ? 'as modules, which cannot tell their tags apart: the attributes of none are read. Remove all but one.'
      : 'only the first one is used, remove the others.';
    return {
      kind: 'second-script',
      element: second,
      sentence: `The widgets' script is on this page ${same.length} times (${addresses}); ${outcome}`,
    };
  });
}
