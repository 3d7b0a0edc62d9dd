import type { LinkRule } from '@adviser-widgets/core';
import { widgetName } from '../mount/placeholder.ts';

/** Reads a link's parameters (contract section 1): `#widget=request-call-form&heading=Talk%20to%20us`. */
export function linkParameters(element: Element): URLSearchParams {
  const { hash = '' } = element as Partial<HTMLAnchorElement>; // only links have one
  return new URLSearchParams(/^#(widget=.*)/.exec(hash)?.[1]);
}

/** Returns true for a link marked as written by a visitor or paid for: never a widget (R23). */
export function isMarkedLink(element: Element): boolean {
  return (
    element.localName === 'a' &&
    /(^|\s)(ugc|nofollow|sponsored)(\s|$)/i.test(element.getAttribute('rel') ?? '')
  );
}

/** Returns whether the configuration key `links` lets a link be a widget by its fragment alone. */
export function takesLink(rule: LinkRule, link: HTMLElement): boolean {
  if (typeof rule === 'boolean') return rule;
  const isWithin = rule.within === undefined || link.closest(rule.within) !== null;
  return isWithin && (rule.widgets?.includes(widgetName(link)) ?? true);
}
