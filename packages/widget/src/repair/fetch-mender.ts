import { maxAttributes } from '../attributes/max-attributes.ts';
import type { Mend } from './mend.ts';

/**
 * What only editors' tools write: escapes that were escaped again, curly quotes, no-break, zero-width
 * and narrow spaces. Each may also be right, which `mend` can tell.
 */
const signs = /&#?\w+;|[^\S \n]|[“”„″\u200b-\u200d\u2060]|=["‘’‚]|\n *(?:$|[^\s"{}[\]])/;

/** True when an attribute of a placeholder may have been mangled on its way: cheap, and rather too often. */
export function looksMangled(element: Element): boolean {
  return element.getAttributeNames().slice(0, maxAttributes).some((name) => signs.test(`${name}=${element.getAttribute(name) ?? ''}`));
}

/**
 * Loads what mends a placeholder's attributes before they are read, only where they look mangled. Where it fails to load,
 * they are read as they stand.
 */
export function fetchMender(element: Element): Promise<Mend | undefined> | undefined {
  return looksMangled(element) ? import('./mend.ts').then(({ mend }) => mend, () => undefined) : undefined;
}
