import type { LinkRule } from '@adviser-widgets/core';
import { readLoaderAttribute } from './read-loader-attribute.ts';

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
  return isWithin && (rule.widgets?.includes(readLoaderAttribute(link, 'widget')) ?? true);
}
