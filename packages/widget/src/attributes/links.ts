import { unshadowed, type LinkRule } from '@adviser-widgets/core/internal';
import { readLoaderAttribute } from './read-loader-attribute.ts';

/** Returns true for a link marked as written by a visitor or paid for: never a widget. */
export function isMarkedLink(element: Element): boolean {
  const own = unshadowed(element);
  return own.localName === 'a' && /(^|\s)(ugc|nofollow|sponsored)(\s|$)/i.test(own.getAttribute('rel') ?? '');
}

/** Returns whether the configuration key `links` lets a link be a widget by its fragment alone. */
export function takesLink(rule: LinkRule, link: HTMLElement): boolean {
  if (typeof rule === 'boolean') return rule;
  const isWithin = rule.within === undefined || unshadowed(link).closest(rule.within) !== null;
  return isWithin && (rule.widgets?.includes(readLoaderAttribute(link, 'widget')) ?? true);
}
