// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { groupWidgets } from './group-widgets.ts';
import { sampleWidget } from '../sample-widgets.ts';

test('groups widgets by purpose', () => {
  const header = { ...sampleWidget('collapse'), title: 'Header', purpose: 'page' as const };
  const groups = groupWidgets([sampleWidget('accordion'), header, sampleWidget('request-call-form')]);
  expect(groups.map(({ title, widgets }) => [title, ...widgets.map((widget) => widget.title)])).toEqual([
    ['Hear from visitors', 'Request a call'],
    ['Inform visitors', 'Accordion'],
    ['Parts of pages', 'Header'],
  ]);
});
