import type { LinkRule } from '@adviser-widgets/core';
import { widgetName } from '../mount/placeholder.ts';

/**
 * The parameters in a link's fragment, for editors who can only write links (contract section 1): `<a
 * href="/request-a-call#widget=request-call-form&heading=Talk%20to%20us">`. Parsed the way `URLSearchParams`
 * serialises: "+" and "%20" are spaces, "%2B" is a plus sign, and an invalid escape is kept as is. Empty for
 * any other element.
 */
export function linkParameters(element: Element): URLSearchParams {
  const { hash = '' } = element as Partial<HTMLAnchorElement>; // only links have one
  return new URLSearchParams(/^#(widget=.*)/.exec(hash)?.[1]);
}

/** True for a link that a CMS marks as written by a visitor or as paid for. It is never a widget (R23). */
export function isMarkedLink(element: Element): boolean {
  return (
    element.localName === 'a' &&
    /(^|\s)(ugc|nofollow|sponsored)(\s|$)/i.test(element.getAttribute('rel') ?? '')
  );
}

/** Whether the configuration key `links` allows a link to be a widget by its fragment alone. */
export function takesLink(rule: LinkRule, link: HTMLElement): boolean {
  if (typeof rule === 'boolean') return rule;
  const isWithin = rule.within === undefined || link.closest(rule.within) !== null;
  return isWithin && (rule.widgets?.includes(widgetName(link)) ?? true);
}
