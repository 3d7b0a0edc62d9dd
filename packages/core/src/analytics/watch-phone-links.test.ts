// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalyticsEvent } from './analytics.ts';
import { watchPhoneLinks } from './start-analytics.ts';

let clicks: (readonly [element: Element, event: AnalyticsEvent])[] = [];

beforeAll(() => watchPhoneLinks((link, pushed) => void clicks.push([link, pushed])));

beforeEach(() => {
  clicks = [];
});

afterEach(() => {
  document.body.replaceChildren();
});

function press(html: string): void {
  document.body.innerHTML = html;
  const target = document.querySelector('#target');
  target?.addEventListener('click', (event) => event.preventDefault()); // jsdom follows no links
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
}

describe('reports a click', () => {
  test.each([
    [
      'on a phone link of a widget',
      '<div class="aw-root"><a id="target" href="tel:0800000000">Call 0800 000 000</a></div>',
    ],
    [
      'on an element inside it',
      '<div class="aw-root"><a href="tel:0800000000"><b id="target">Call</b></a></div>',
    ],
    [
      'on one in a slot',
      '<div class="aw-root"><form><div data-slot="intro"><a id="target" href="tel:1">Call</a></div></form></div>',
    ],
    ['on one with capitals in its scheme', '<div class="aw-root"><a id="target" href="TEL:1">Call</a></div>'],
    [
      'whose bubbling the page stops',
      '<div class="aw-root" onclick="event.stopPropagation()"><a id="target" href="tel:1">Call</a></div>',
    ],
  ])('%s', (_where, html) => {
    press(html);
    expect(clicks.map(([link, event]) => [link.localName, event])).toEqual([
      ['a', { name: 'click_phone', category: 'Click', label: 'Call', action: 'Click' }],
    ]);
  });
});

describe('does not report a click', () => {
  test.each([
    [
      'on a phone link outside widgets, as in a fallback',
      '<div data-widget="x"><a id="target" href="tel:1">Call</a></div>',
    ],
    ['on another link', '<div class="aw-root"><a id="target" href="mailto:a@b.nz">Write</a></div>'],
    ['beside a link', '<div class="aw-root"><a href="tel:1">Call</a><p id="target">or write</p></div>'],
  ])('%s', (_where, html) => {
    press(html);
    expect(clicks).toEqual([]);
  });
});

test('reports a click in a shadow root', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div class="aw-root"><a href="tel:1">Call</a></div>';
  root.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  root
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
  expect(clicks).toHaveLength(1);
});

test('does not throw for an event dispatched on the document', () => {
  expect(() => document.dispatchEvent(new MouseEvent('click'))).not.toThrow();
});
