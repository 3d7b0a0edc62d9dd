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

test('begins with what is wanted most, and ends with what is for staff', () => {
  const form = sampleWidget('request-call-form');
  const named = (name: string, task: 'call' | 'page') => ({ ...form, name, task });
  const all = [
    named('call-centre-form', 'page'),
    named('job-application-form', 'call'),
    named('short-contact-form', 'call'),
    named('callback-form', 'call'),
    form,
  ];
  expect(groupWidgets(all)[0]?.widgets.map(({ name }) => name)).toEqual([
    'request-call-form',
    'callback-form',
    'short-contact-form',
    'job-application-form',
    'call-centre-form',
  ]);
});
