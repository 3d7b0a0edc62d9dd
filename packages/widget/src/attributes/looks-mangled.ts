import { unshadowed } from '@adviser-widgets/core/internal';
import { maxAttributes } from './attributes.ts';

/** Double escapes, curly quotes, odd spaces. Each may also be intended; `repair` decides. */
const signs = /&#?\w+;|[^\S \n]|[“”„″\u200b-\u200d\u2060]|=["‘’‚]|\n *(?:$|[^\s"{}[\]])/;

/** Returns true if an attribute may have been mangled. Cheap, with some false positives. */
export function looksMangled(element: Element): boolean {
  const own = unshadowed(element);
  return own
    .getAttributeNames()
    .slice(0, maxAttributes)
    .some((name) => signs.test(`${name}=${own.getAttribute(name) ?? ''}`));
}
