import { defineWidget } from '@adviser-widgets/widget';
import { headingLevel } from '@adviser-widgets/widget/internal';
import { iconNames } from '@adviser-widgets/ui';
import { from, until } from '../days.ts';

export const attributes = {
  heading: {
    kind: 'text',
    default: '',
    description: 'Heading above the text. Leave it empty for none.',
    example: 'New home loan rates',
  },
  'sub-heading': {
    kind: 'text',
    label: 'Text below the heading',
    default: '',
    description: 'Text under the heading.',
    example: 'From 1 December',
  },
  'heading-level': headingLevel,
  icon: {
    kind: 'choice',
    choices: iconNames,
    description: 'An icon before the text.',
    example: 'chart-line',
  },
  link: {
    kind: 'url',
    label: 'Link to read on',
    default: '',
    description: 'Where to read on: a link under the text.',
    example: '/blog/home-finance-property',
  },
  closable: {
    kind: 'flag',
    label: 'Can be closed',
    default: false,
    description: 'Lets visitors close it, for as long as they stay on the page.',
    example: 'true',
  },
  from,
  until,
} as const;

export const slots = {} as const;

/** An announcement within the page's content. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'announcement',
  title: 'Announcement',
  description:
    'Sets what you put inside apart from the text around it, with a heading and a link where you want them. It stays until its last day, or until a visitor closes it, if you let them.',
  purpose: 'show',
  task: 'notice',
  keywords: ['callout', 'highlight', 'box', 'info', 'alert', 'news'],
  searchTerms: ['opening hours', 'holiday hours', 'announce', 'promotion', 'quote'],
  attributes,
  slots,
  content: true,
  frame: 'page',
  events: { 'aw:close': { when: 'A visitor has closed it.' } },
  reactOnly: { children: { description: 'The content.' } },
  accessibility: [
    'A region named by its heading, or “Announcement” without one; the icon is an ornament.',
    '“Read more” takes the heading into its name, so that it makes sense in a list of links.',
    'Closing it by keyboard moves the focus to what comes next.',
    'Choose the heading level that fits the outline of your page.',
  ],
  reserve: { narrow: 0, wide: 0 },
  example: `<div class="aw-widget" data-widget="announcement" data-heading="Fixed rates are down" data-link="/blog/home-finance-property">
  <p>Two banks have lowered their rates for one and two years. It may be worth a call before yours runs out.</p>
</div>`,
});
