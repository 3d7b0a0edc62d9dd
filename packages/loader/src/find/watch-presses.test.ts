// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Found } from './observe-placeholders.ts';
import { pressWatcher, takePress } from './watch-presses.ts';

const known = new Map<HTMLElement, Found>();
let found: Found;

beforeAll(() => pressWatcher({ known })());

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><div id="host" data-widget="accordion">
    <h3>How <b>long</b>?</h3><p>A week</p><button>Go <i>on</i></button><label>Name <input></label>
    <details><summary>Why?</summary></details></div></main>`;
  found = { element: find('#host'), isOfPage: true };
  known.set(found.element, found);
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`expected ${selector}`);
  return element;
}

function pressedAfter(...selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) find(selector).click();
  return takePress(found);
}

test.each(['h3', 'b', 'p'])('keeps a press on %s', (selector) => {
  expect(pressedAfter(selector)).toBe(find(selector));
});

test.each(['button', 'i', 'label', 'input', 'summary'])(
  'keeps no press on %s, which has an effect',
  (selector) => {
    expect(pressedAfter(selector)).toBeUndefined();
  },
);

test('keeps the last press', () => {
  expect(pressedAfter('h3', 'p')).toBe(find('p'));
});

test('keeps no press that something with an effect followed', () => {
  expect(pressedAfter('h3', 'button')).toBeUndefined();
});

test('keeps no press on a widget that is ready', () => {
  find('#host').dataset.widgetState = 'ready';
  expect(pressedAfter('h3')).toBeUndefined();
});

test('returns a press once', () => {
  pressedAfter('h3');
  expect(takePress(found)).toBeUndefined();
});

test('a click on the document itself is ignored', () => {
  document.dispatchEvent(new Event('click'));
  expect(takePress(found)).toBeUndefined();
});
