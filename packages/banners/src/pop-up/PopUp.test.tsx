import { configure } from '@adviser-widgets/core';
import { mountSnippet, type MountedSnippet } from '@adviser-widgets/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { PopUp } from './PopUp.tsx';

// Tests of automatic pop-ups. Those that a visitor opens are modal, which jsdom does not support
// (pop-up-modal.browser.ts).

let snippet: MountedSnippet | undefined;

beforeEach(() => {
  configure({ json: { brand: 'acme' } });
});

afterEach(() => {
  vi.useRealTimers();
  snippet?.remove();
  snippet = undefined;
  for (const name of ['seen', 'seen_a']) document.cookie = `${name}=; path=/; max-age=0`;
  configure({});
});

async function open(attributes: string, children = '<h3>Our offer</h3>'): Promise<MountedSnippet> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  snippet = await mountSnippet(
    `<div class="aw-widget" data-widget="pop-up" ${attributes}>${children}</div>`,
    definition,
  );
  return snippet;
}

// jsdom hides elements with `popover`.
const dialog = () => document.querySelector('dialog[open]');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test.each([
  ['data-auto-show', 30_000],
  ['data-auto-show data-delay="0"', 0],
  ['data-auto-show data-delay="1500"', 1500],
])('%s shows after %i ms (spec section 9)', async (attributes, delay) => {
  await open(attributes);
  if (delay > 0) wait(delay - 1);
  const before = delay > 0 && dialog();
  wait(1);
  expect([before || null, dialog()?.getAttribute('aria-label')]).toEqual([null, 'Our offer']);
});

test.each([
  ['id="a"', 'seen', true],
  ['id="a"', 'seen_a', false],
  ['', 'seen', false],
  ['', 'seen_a', true],
])('%s with the cookie %s opens by itself: %s (H28)', async (attributes, cookie, isShown) => {
  document.cookie = `${cookie}=1; path=/`;
  await open(`data-auto-show data-show-daily data-delay="0" ${attributes}`);
  wait(1);
  expect(dialog() !== null).toBe(isShown);
});

test.each([
  ['data-heading="Before you go"', '<h3>Our offer</h3>', 'Before you go'],
  ['', '<div><h2> Our offer </h2></div>', 'Our offer'],
  ['', '<p>Text</p>', 'Notice'],
])('%s around %s is named %s', async (attributes, children, name) => {
  await open(`data-auto-show data-delay="0" ${attributes}`, children);
  wait(1);
  expect(dialog()?.getAttribute('aria-label')).toBe(name);
});

test('emits events on opening and closing', async () => {
  const { events } = await open('data-auto-show data-delay="0"');
  wait(1);
  act(() => screen.getByRole('button', { name: 'Close', hidden: true }).click());
  expect(events.map(({ type }) => type)).toEqual(['aw:ready', 'aw:open', 'aw:close']);
});

test('a trigger announces that it opens a dialog, and is restored afterwards', async () => {
  const button = document.body.appendChild(
    Object.assign(document.createElement('button'), { id: 'offer:1' }),
  );
  button.setAttribute('aria-haspopup', 'true');
  const { unmount } = await open('data-trigger="offer:1"');
  const during = button.getAttribute('aria-haspopup');
  unmount();
  expect([during, button.getAttribute('aria-haspopup')]).toEqual(['dialog', 'true']);
  button.remove();
});

test('in an app: children', () => {
  render(
    <PopUp autoShow delay={0} heading="Before you go">
      <p>Read the guide</p>
    </PopUp>,
  );
  expect(screen.getByText('Read the guide').closest('dialog')?.getAttribute('aria-label')).toBe(
    'Before you go',
  );
});
