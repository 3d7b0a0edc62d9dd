import type { PageProblem } from './page-problem.ts';

/** A folder named after a version: `/1/` or `/1.0.0/`. */
const version = /\/\d+(\.\d+\.\d+)?(?=\/)/;

/** The script tags that look like the loader's, in document order. */
export function loaderTags(page: Document): HTMLScriptElement[] {
  const tags = [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  return tags.filter(({ src }) => /\/loader[^/]*\.js$/.test(pathOf(src)));
}

/** `''` for an invalid address. Safari before 17 has no `URL.canParse`. */
function pathOf(address: string): string {
  try {
    return new URL(address).pathname;
  } catch {
    return '';
  }
}

/** The two tags may be of different releases. */
export function checkSecondLoader(page: Document): PageProblem[] {
  const tags = new Map<string, HTMLScriptElement[]>();
  for (const tag of loaderTags(page)) {
    const { origin, pathname } = new URL(tag.src);
    const release = origin + pathname.replace(version, '');
    const same = tags.get(release);
    if (same) same.push(tag);
    else tags.set(release, [tag]);
  }
  return [...tags.values()].flatMap((same) => {
    const [, second] = same;
    if (!second) return [];
    const addresses = same.map(({ src }) => src).join(', ');
    return {
      kind: 'second-script',
      element: second,
      sentence: `The widgets' script is on this page ${same.length} times (${addresses}); only the first one is used, remove the others.`,
    };
  });
}
