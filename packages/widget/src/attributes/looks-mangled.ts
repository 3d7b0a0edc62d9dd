import { unshadowed } from '@adviser-widgets/core/internal';
import { maxAttributes } from './attributes.ts';

/**
 * Of `name=value`: names that no tag of ours has; then double escapes, odd spaces and quotes; a value that holds the next
 * name; an address within an address; a lone quote at the end. Each may also be intended; `repair` decides.
 */
const signs =
  /^(?:-|data[_=]|[^=]*(?:[^\w.:@=-]|-=)|(?!class|id|style|hidden|inert)[a-z]+=$)|&#?\w+;|[^\S \n]|[“”„″\xad\u200b-\u200f\u2060]|\ufe0f|=["‘’‚«‹`「＂\\]|\n *(?:$|[^\s"{}[\]])|\sdata-[\w-]+= *$|http\S+(?:http|aHR0|maps)|[<[]http|^[^"]*"$/;

/** Returns true if an attribute may have been mangled. Cheap, with some false positives. */
export function looksMangled(element: Element): boolean {
  const own = unshadowed(element);
  return own
    .getAttributeNames()
    .slice(0, maxAttributes)
    .some((name) => signs.test(`${name}=${own.getAttribute(name) ?? ''}`));
}
