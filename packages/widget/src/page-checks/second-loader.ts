import type { PageProblem } from './page-problem.ts';

/** A folder named by a version: `/1/` or `/1.0.0/`. */
const version = /\/\d+(\.\d+\.\d+)?(?=\/)/;

/** Two script tags of the loader: the second does nothing. They may be of different releases. */
export function checkSecondLoader(page: Document): PageProblem[] {
  const tags = new Map<string, HTMLScriptElement[]>();
  for (const tag of page.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!URL.canParse(tag.src)) continue;
    const { origin, pathname } = new URL(tag.src);
    if (!/\/loader[^/]*\.js$/.test(pathname)) continue;
    const release = origin + pathname.replace(version, '');
    tags.set(release, [...(tags.get(release) ?? []), tag]);
  }
  return [...tags.values()].flatMap((same) => {
    const [, second] = same;
    if (!second) return [];
    const addresses = same.map(({ src }) => src).join(', ');
    return { element: second, sentence: `The script of the widgets is on this page ${same.length} times (${addresses}); the first one counts, remove the others.` };
  });
}
