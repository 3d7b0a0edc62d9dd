import { defineWidget } from '@adviser-widgets/widget';
import { analyticsEvent } from '@adviser-widgets/widget/internal';
import { iconNames } from '@adviser-widgets/ui';
import { from, until } from '../days.ts';

export const attributes = {
  text: {
    kind: 'html',
    label: 'Notice',
    description:
      'The notice, unless you put it inside. Links, emphasis, line breaks and paragraphs are kept; other HTML is reduced to its text.',
    example: 'Our offices are closed on <strong>Monday</strong>.',
  },
  icon: {
    kind: 'choice',
    choices: iconNames,
    description: 'An icon before the text, in windows of 480 px and more.',
    example: 'comments',
  },
  background: {
    kind: 'choice',
    choices: ['background-primary', 'background-secondary', 'background-accent'],
    default: 'background-primary',
    description: 'The background: the main colour, a quiet one, or the accent colour.',
    example: 'background-secondary',
  },
  version: {
    kind: 'text',
    default: '',
    description: 'Give a new one with a new notice: visitors who closed the last one then see it at once.',
    example: '2',
  },
  from,
  until,
} as const;

export const slots = {} as const;

/** A notice that a visitor can close. */
export const definition = /* @__PURE__ */ defineWidget({
  name: 'notice-banner',
  title: 'Notice banner',
  description:
    'A notice across the page that visitors can close. Write it inside, like any other content. After a visitor closes it, it stays closed for an hour on all pages. Give each notice its own version: visitors who closed one still see the others.',
  purpose: 'show',
  task: 'notice',
  keywords: ['alert', 'message', 'cookie bar', 'closable', 'top bar'],
  searchTerms: [
    'closed',
    'holiday hours',
    'opening hours',
    'Christmas',
    'Easter',
    'outage',
    'warning',
    'announce',
  ],
  attributes,
  slots,
  content: true,
  frame: 'page',
  load: 'eager',
  needsOne: ['text', 'content'],
  staysClosed: { cookie: 'banner_closed', period: 'an hour' },
  events: {
    'aw:close': { when: 'A visitor has closed it.' },
    'aw:analytics': analyticsEvent,
  },
  reactOnly: {
    children: { description: 'The notice, unless text is given.' },
  },
  accessibility: [
    'A region named “Notice” with a Close button; the icon is an ornament, so the text has to say everything.',
    'It is part of the page and takes no focus; closing it by keyboard moves the focus to what comes next.',
    'Write links that say where they lead, and put it at the top of the source, where it shows.',
  ],
  reserve: { narrow: 64, wide: 64 },
  example: `<div class="aw-widget" data-widget="notice-banner" data-version="easter-2026">
  <p>Our offices are closed over Easter. <a href="/about-us/contact-us">Leave us a message</a></p>
</div>`,
});
