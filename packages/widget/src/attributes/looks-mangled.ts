import { maxAttributes } from './attributes.ts';

/**
 * What only editors' tools write: escapes that were escaped again, curly quotes, no-break, zero-width
 * and narrow spaces. Each may also be right, which `repair` can tell.
 */
const signs = /&#?\w+;|[^\S \n]|[“”„″\u200b-\u200d\u2060]|=["‘’‚]|\n *(?:$|[^\s"{}[\]])/;

/** True when an attribute of a placeholder may have been mangled on its way: cheap, and true rather too often. */
export function looksMangled(element: Element): boolean {
  return element.getAttributeNames().slice(0, maxAttributes).some((name) => signs.test(`${name}=${element.getAttribute(name) ?? ''}`));
}
