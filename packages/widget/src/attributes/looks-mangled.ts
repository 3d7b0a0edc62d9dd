import { maxAttributes } from './attributes.ts';

/**
 * Signs of editors' tools: double escapes, curly quotes, and no-break, zero-width or narrow spaces. Each may
 * also be intended; `repair` decides.
 */
const signs = /&#?\w+;|[^\S \n]|[“”„″\u200b-\u200d\u2060]|=["‘’‚]|\n *(?:$|[^\s"{}[\]])/;

/** True when an attribute of a placeholder may have been mangled. Cheap, with some false positives. */
export function looksMangled(element: Element): boolean {
  return element
    .getAttributeNames()
    .slice(0, maxAttributes)
    .some((name) => signs.test(`${name}=${element.getAttribute(name) ?? ''}`));
}
