import { describeFound, searchWidgets } from '@adviser-widgets/widget/internal';
import { expect, test } from 'vitest';
import { findWidgets } from '../cdn/find-widgets.ts';

const widgets = (await findWidgets()).map(({ definition }) => definition);
const find = (text: string) => searchWidgets(widgets, text).widgets.map(({ name }) => name);

test.each([
  ['newsletter', 'subscription-centre'],
  ['unsubscribe', 'subscription-centre'],
  ['call back', 'request-call-form'],
  ['callback', 'callback-form'],
  ['phone me', 'request-call-form'],
  ['Ring me!', 'request-call-form'],
  ['map', 'address-map'],
  ['faq', 'accordion'],
  ['slider', 'image-carousel'],
  ['hamburger', 'off-canvas-nav'],
  ['popup', 'pop-up'],
  ['find an adviser', 'adviser-search'],
  ['feedback', 'request-survey'],
  ['watch a video', 'youtube-video'],
  ['refer a friend', 'gift-programme'],
  ['job', 'job-application-form'],
  ['news', 'blog-list'],
  ['requestcall', 'request-call-form'],
  ['RequestCallForm', 'request-call-form'],
  ['request_call', 'request-call-form'],
])('“%s” finds %s among the first three', (text, name) => {
  expect(find(text).slice(0, 3)).toContain(name);
});

test('a widget has all the words, in any order', () => {
  expect(find('adviser find')[0]).toBe('adviser-search');
  expect(find('map zebra')).toEqual([]);
});

test('a mistyped word finds what the nearest one does, and says so', () => {
  const found = searchWidgets(widgets, 'newsleter');
  expect(found.widgets[0]?.name).toBe('subscription-centre');
  expect(describeFound(found)).toContain('“newsletter”');
});

test('says how many widgets have the words', () => {
  expect(describeFound(searchWidgets(widgets, 'newsletter'))).toMatch(/^1 widget/);
  expect(describeFound(searchWidgets(widgets, 'weather forecast'))).toMatch(
    /^No widget has all of these words/,
  );
});

test('a name without its hyphens may have a slip, too', () => {
  expect(find('reqestcallform')[0]).toBe('request-call-form');
});

test('nothing is found without words', () => {
  expect(find('')).toEqual([]);
  expect(find(' … ')).toEqual([]);
});
