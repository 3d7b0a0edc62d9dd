import { defineWidget } from '@adviser-widgets/widget';
import { headingLevel } from '@adviser-widgets/widget/internal';

export const attributes = {
  heading: {
    kind: 'text',
    default: '',
    description: 'Heading above the list. Leave it empty for none.',
    example: 'From our blog',
  },
  'sub-heading': {
    kind: 'text',
    label: 'Text below the heading',
    default: '',
    description: 'Text under the heading.',
    example: 'Good to know about money and homes.',
  },
  'heading-level': headingLevel,
  category: {
    kind: 'choice',
    label: 'Category shown first',
    choices: ['all', 'personal-finance', 'insurance', 'small-business', 'home-finance-property'],
    description:
      'The category shown first. Without it the second part of the page’s address says which, as in /blog/insurance.',
    example: 'insurance',
  },
  'first-page': {
    kind: 'integer',
    label: 'Number of the first page',
    min: 0,
    default: 1,
    description:
      'The number your server gives the first page of a list. Show more begins with the one after it.',
    example: '0',
  },
  prefetch: {
    kind: 'choice',
    label: 'When other categories load',
    choices: ['intent', 'all'],
    default: 'intent',
    description:
      'When the other categories are fetched: as a visitor reaches for their tab, or all at once on load.',
    example: 'all',
  },
} as const;

export const slots = {} as const;

/** The blog's articles by category, twelve at a time. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'blog-list',
  title: 'Blog list',
  description:
    'Articles as cards, with tabs for the categories (a drop-down on phones) and a Show more button. The articles you put inside are the first page: they stay as they are, and the page is complete without scripts.',
  purpose: 'find',
  task: 'read',
  keywords: ['articles', 'news', 'posts', 'cards', 'categories', 'tabs', 'load more'],
  attributes,
  slots,
  callsApi: true,
  base: 'siteBase',
  content: true,
  events: {
    'aw:error': { when: 'Articles could not be loaded.', detail: { kind: 'network, offline or http' } },
  },
  accessibility: [
    'Wide screens have tabs by the ARIA practice: arrows, Home and End move, Enter or Space choose; narrow ones have a native list with a label.',
    'What was loaded, and what could not be, is announced; after Show more the focus goes on to the first new article.',
    'Each “Read more” also says which article; pictures of fetched articles are ornaments.',
    'Your own cards stay as they are: give them a heading of the right level, and pictures that show nothing new an empty alt.',
  ],
  reserve: { narrow: 480, wide: 560 },
  example: `<div class="aw-widget" data-widget="blog-list">
  <article>
    <img src="/assets/blog/keys.svg" alt="" width="640" height="360">
    <h3><a href="/blog/home-finance-property/first-home-where-to-begin">First home: where to begin</a></h3>
    <a data-category="home-finance-property" href="/blog/home-finance-property">Home finance and property</a>
    <p>Not with houses. With three numbers, a letter, and someone who explains both.</p>
    <time datetime="2026-11-02"><span data-day>2</span> <span data-month>Nov</span></time>
    <a href="/blog/home-finance-property/first-home-where-to-begin" aria-label="Read more: First home: where to begin">Read more</a>
  </article>
</div>`,
});
