import { pageMessage } from '@adviser-widgets/core';

/**
 * The texts of the list (spec section 2). Keys are the names that `messages` overrides. The last four are
 * announced to screen readers (H23).
 */
const texts = {
  categories: 'Category',
  readMore: 'Read more',
  showMore: 'Show more',
  loading: 'Loading articles…',
  empty: 'There are no articles here yet.',
  failed: 'The articles could not be loaded.',
  shown: '{category}, articles shown: {shown}',
  more: '{count} more articles, {shown} shown',
  oneMore: '1 more article, {shown} shown',
  noMore: 'No more articles',
} as const;

/** The page's text, or our default. */
export function blogText(name: keyof typeof texts, widget: string): string {
  return pageMessage(name, widget) ?? texts[name];
}
