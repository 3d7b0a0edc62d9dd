// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { groupWidgets } from './group-widgets.ts';
import { sampleWidget } from '../sample-widgets.ts';

const form = sampleWidget('request-call-form');
const callCentre = {
  ...form,
  name: 'call-centre-form',
  title: 'Call centre',
  description: 'For those who answer the request of a visitor for a call.',
};
const header = { ...sampleWidget('collapse'), title: 'Header', purpose: 'page' as const };

const titles = (words: string) =>
  groupWidgets([callCentre, form, header], words).map(({ title, widgets }) => [
    title,
    ...widgets.map((widget) => widget.title),
  ]);

test('groups widgets by purpose', () => {
  expect(titles('')).toEqual([
    ['Hear from visitors', 'Call centre', 'Request a call'],
    ['Parts of pages', 'Header'],
  ]);
});

test('lists a widget with a matching title first', () => {
  expect(titles(' request a CALL')).toEqual([['Hear from visitors', 'Request a call', 'Call centre']]);
});

test('requires every word to occur in the title, the description or a setting', () => {
  expect(titles('campaign call')).toEqual([['Hear from visitors', 'Call centre', 'Request a call']]);
  expect(titles('campaign zebra')).toEqual([]);
});
