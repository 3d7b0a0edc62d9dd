import { installFakeMedia, type FakeMedia } from '@adviser-widgets/testing';
import { holdClock, pass, passImports } from '@adviser-widgets/testing/clock';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyping } from './useTyping.ts';

let element: HTMLElement;
let media: FakeMedia;

beforeEach(() => {
  holdClock();
  media = installFakeMedia();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // typed.js varies its speed
  element = document.createElement('span');
  element.textContent = 'Mortgages';
});

afterEach(() => {
  media.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Types these words into the element, at once unless `isRunning` is false. */
function type(words: readonly string[], isRunning = true) {
  const place = { current: element };
  return renderHook((props) => useTyping(place, props), { initialProps: { words, isRunning } });
}

/** Waits until the page is idle. */
async function rest(): Promise<void> {
  await pass(200);
  await passImports();
}

/** Returns everything typed from now on, without repeats. */
async function watch(milliseconds: number): Promise<string[]> {
  const seen = [element.textContent];
  for (let at = 0; at < milliseconds; at += 10) {
    await vi.advanceTimersByTimeAsync(10);
    if (seen.at(-1) !== element.textContent) seen.push(element.textContent);
  }
  return seen;
}

test('the fallback stays until the browser is idle', async () => {
  type(['Refix', 'Bridging']);
  await pass(199);
  await passImports();
  expect(element.textContent).toBe('Mortgages');
});

test('the first word stays whole for a second after the typing code has loaded', async () => {
  type(['Refix', 'Bridging']);
  await rest();
  expect(await watch(1_000)).toEqual(['Refix']);
  expect(await watch(100)).toEqual(['Refix', 'Refi']);
});

test('without words nothing is fetched and nothing changes', async () => {
  type([]);
  expect(vi.getTimerCount()).toBe(0);
  await rest();
  expect(await watch(5_000)).toEqual(['Mortgages']);
});

test('words that are stopped before they start wait until they may continue', async () => {
  const { rerender } = type(['Refix', 'Bridging'], false);
  await rest();
  expect(await watch(10_000)).toHaveLength(1);
  rerender({ words: ['Refix', 'Bridging'], isRunning: true });
  expect(await watch(5_000)).toContain('Refix');
});

test('only the new words are typed if they change before the browser is idle', async () => {
  const { rerender } = type(['Car cover', 'KiwiSaver']);
  rerender({ words: ['Refix', 'Bridging'], isRunning: true });
  await rest();
  const seen = await watch(10_000);
  expect(seen).toContain('Bridging');
  expect(seen).not.toContain('C');
});

test('the same words in a new list continue', async () => {
  const { rerender } = type(['Refix', 'Bridging']);
  await rest();
  await watch(1_200);
  const before = element.textContent;
  rerender({ words: ['Refix', 'Bridging'], isRunning: true });
  expect(element.textContent).toBe(before);
});

test('words whose widget unmounts before the browser is idle are not typed', async () => {
  const { unmount } = type(['Refix', 'Bridging']);
  unmount();
  await rest();
  expect(element.textContent).toBe('Mortgages');
  expect(vi.getTimerCount()).toBe(0);
  expect(media.listeners).toBe(0);
});
