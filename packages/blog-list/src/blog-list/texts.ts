import { defineTexts } from '@adviser-widgets/core/internal';

/** The last four are said to screen readers, and a failure to everybody. */
export const blogText = defineTexts({
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
});
