// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPage } from './watch-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});

afterEach(() => vi.useRealTimers());

/** Delivers observed changes and waits for the pause. */
const pass = () => vi.advanceTimersByTimeAsync(200);

/** Counts the reads after the first. A watch lasts as long as its page, so each test starts its own. */
async function watch() {
  await pass();
  const readings = vi.fn();
  watchPage(readings);
  readings.mockClear();
  return readings;
}

test('reads the page at once', () => {
  const readings = vi.fn();
  watchPage(readings);
  expect(readings).toHaveBeenCalledTimes(1);
});

test.each([
  ['markup is added', () => putMarkup('<p></p>')],
  ['markup is removed', () => document.querySelector('main')?.remove()],
  ['a data- attribute changes', () => document.querySelector('main')?.setAttribute('data-heading', 'x')],
  ['a class changes', () => document.querySelector('main')?.setAttribute('class', 'aw-widget')],
  ['a widget fails', () => document.dispatchEvent(new CustomEvent('aw:failed', { bubbles: true }))],
])('reads the page again when %s', async (_, change) => {
  putMarkup('<main></main>');
  const readings = await watch();
  change();
  await pass();
  expect(readings).toHaveBeenCalledTimes(1);
});

test('reads the page once for many changes', async () => {
  const readings = await watch();
  for (let round = 0; round < 10; round++) {
    putMarkup('<p></p>');
    await vi.advanceTimersByTimeAsync(10);
  }
  await pass();
  expect(readings).toHaveBeenCalledTimes(1);
});

test('ignores changes of the report itself', async () => {
  const report = putMarkup('<section class="aw-report"><p>1 problem</p></section>');
  const readings = await watch();
  report.querySelector('p')?.replaceChildren('2 problems');
  report.append(document.createElement('p'));
  report.setAttribute('data-state', 'x');
  await pass();
  expect(readings).not.toHaveBeenCalled();
});

test('ignores animations', async () => {
  const element = putMarkup('<main></main>');
  const readings = await watch();
  element.setAttribute('style', 'left: 1px');
  await pass();
  expect(readings).not.toHaveBeenCalled();
});
