import { maxAttributes } from './max-attributes.ts';
import type { Mend } from './mend.ts';

/**
 * What only editors' tools write: escapes that were escaped again, curly quotes, no-break, zero-width
 * and narrow spaces. Each may also be right, which `mend` can tell.
 */
const signs = /&#?\w+;|[^\S \n]|[“”„″\u200b-\u200d\u2060]|=["‘’‚]|\n *(?:$|[^\s"{}[\]])/;

/** Everything that only a placeholder with a fault needs; a page in order never downloads it. */
export function fetchWords() {
  return import('./words.ts');
}

/** True when an attribute of a placeholder may have been mangled on its way: cheap, and rather too often. */
export function looksMangled(element: Element): boolean {
  return element.getAttributeNames().slice(0, maxAttributes).some((name) => signs.test(`${name}=${element.getAttribute(name) ?? ''}`));
}

/**
 * What mends a placeholder's attributes before they are read, fetched only where they look mangled: a
 * page in order never downloads it. Where it cannot be had, they are read as they stand.
 */
export function fetchMender(element: Element): Promise<Mend | undefined> | undefined {
  return looksMangled(element) ? fetchWords().then(({ mend }) => mend, () => undefined) : undefined;
}
