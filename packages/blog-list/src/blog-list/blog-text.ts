import { pageMessage } from '@adviser-widgets/core';

/** The texts that stand in the list (spec section 2), by the name `messages` overrides them; those it says are in `spoken-text.ts`. */
const texts = {
  categories: 'Category',
  readMore: 'Read more',
  showMore: 'Show more',
  loading: 'Loading articles…',
  empty: 'There are no articles here yet.',
  failed: 'The articles could not be loaded.',
} as const;

/** The page's text, else ours. */
export function blogText(name: keyof typeof texts, widget: string): string {
  return pageMessage(name, widget) ?? texts[name];
}
