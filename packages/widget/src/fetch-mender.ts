import type { Mend } from './mend.ts';

/**
 * What only editors' tools write: escapes that were escaped again, curly quotes, no-break, zero-width
 * and narrow spaces. Each may also be right, which `mend` can tell.
 */
const signs = /&#?\w+;|[^\S \n]|[“”„″\u200b-\u200d\u2060]|=["‘’‚]|\n(?!\s*["{}[\]])/;

/** Everything that only a placeholder with a fault needs; a page in order never downloads it. */
export function fetchWords() {
  return import('./words.ts');
}

/** True when an attribute of a placeholder may have been mangled on its way: cheap, and rather too often. */
export function looksMangled(element: Element): boolean {
  return signs.test(Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).join(''));
}

/**
 * What mends a placeholder's attributes before they are read, fetched only where they look mangled: a
 * page in order never downloads it. Where it cannot be had, they are read as they stand.
 */
export async function fetchMender(element: Element): Promise<Mend | undefined> {
  if (!looksMangled(element)) return undefined;
  const module = await fetchWords().catch(() => undefined);
  return module?.mend;
}
