// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { watchAttributes } from './watch-attributes.ts';

let log: string[];
let element: HTMLElement;

beforeEach(() => {
  log = [];
  element = document.createElement('div');
  element.dataset.heading = 'Hello';
  watchAttributes({
    onProps: () => log.push('props'),
    onName: () => log.push('name'),
    onState: () => log.push('state'),
  })(element);
});

const notified = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['a changed value', () => element.setAttribute('data-heading', 'Kia ora'), ['props']],
  ['a new attribute', () => element.setAttribute('data-level', '3'), ['props']],
  ['a removed attribute', () => element.removeAttribute('data-heading'), ['props']],
  ['the same value written again', () => element.setAttribute('data-heading', 'Hello'), []],
  ['another name', () => element.setAttribute('data-widget', 'x'), ['name']],
  ['the state the library writes', () => element.setAttribute('data-widget-state', 'ready'), ['state']],
  ['the version the library writes', () => element.setAttribute('data-widget-version', '1'), ['state']],
  ['the condition, which is read once', () => element.setAttribute('data-widget-load', 'idle'), []],
  ['an attribute of the page', () => element.setAttribute('class', 'x'), []],
])('%s notifies %#', async (_what, change, expected) => {
  change();
  await notified();
  expect(log).toEqual(expected);
});

test('notifies once for several changes at once', async () => {
  element.dataset.heading = 'a';
  element.dataset.level = '2';
  await notified();
  expect(log).toEqual(['props']);
});

test('notifies of a new name with new values as a name', async () => {
  element.dataset.heading = 'a';
  element.dataset.widget = 'other';
  element.dataset.level = '2';
  await notified();
  expect(log).toEqual(['name']);
});
