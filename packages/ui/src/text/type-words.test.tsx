import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typeWords } from './type-words.ts';

let element: HTMLElement;
let motion: EventTarget & { matches: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  element = document.body.appendChild(document.createElement('span'));
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
});

afterEach(() => {
  element.remove();
  vi.useRealTimers();
});

/** Returns every text that was shown, in order, without repeats. */
function watch(milliseconds: number): string[] {
  const seen: string[] = [];
  for (let at = 0; at < milliseconds; at += 10) {
    vi.advanceTimersByTime(10);
    if (seen.at(-1) !== element.textContent) seen.push(element.textContent);
  }
  return seen;
}

describe('typing', () => {
  test('writes letter by letter, and then stops', () => {
    typeWords(element, { words: ['Kia ora'] });
    expect(watch(5_000)).toEqual(['', 'K', 'Ki', 'Kia', 'Kia ', 'Kia o', 'Kia or', 'Kia ora']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('deletes and types the next in a loop', () => {
    typeWords(element, { words: ['ab', 'xy'], isLoop: true });
    expect(watch(12_000).slice(0, 9)).toEqual(['ab', 'a', '', 'x', 'xy', 'x', '', 'a', 'ab']);
  });

  test("types the library's control characters as text: it neither waits nor skips", () => {
    typeWords(element, { words: ['a^900b`c`'] });
    expect(watch(3_000).at(-1)).toBe('a900bc');
  });

  test('writes no HTML, and adds nothing to the page', () => {
    const before = document.head.innerHTML + String(document.body.children.length);
    typeWords(element, { words: ['<b>&amp;'] });
    vi.advanceTimersByTime(5_000);
    expect(element.textContent).toBe('<b>&amp;');
    expect(element.children).toHaveLength(0);
    expect(document.head.innerHTML + String(document.body.children.length)).toBe(before);
  });
});

test('takes exactly 60 ms for a letter, forwards and back, and 2000 ms between', () => {
  const changes: [milliseconds: number, text: string][] = [];
  let last = 0;
  typeWords(element, { words: ['ab', 'x'], startDelay: 1000, isLoop: true });
  for (let now = 10, text = 'ab'; now < 8_000; now += 10) {
    vi.advanceTimersByTime(10);
    if (element.textContent === text) continue;
    text = element.textContent;
    changes.push([now - last, text]);
    last = now;
  }
  // Each word's end and each first deletion take a letter's time too; the first letter takes a tick more.
  expect(changes).toEqual([
    [1000 + 2 * 60, 'a'],
    [60, ''],
    [70, 'x'],
    [2000 + 3 * 60, ''],
    [60, 'a'],
    [60, 'ab'],
    [2000 + 3 * 60, 'a'],
    [60, ''],
    [60, 'x'],
  ]);
});

describe('a pause', () => {
  test.each([
    ['before the first letter', 500, 'abc'],
    ['while it types', 1450, 'xy'],
    ['while a word is complete', 2000, 'xyz'],
    ['while it goes back', 3610, 'xy'],
  ])('%s keeps the text as it is, and continues from there', (_, at, standing) => {
    const typing = typeWords(element, { words: ['abc', 'xyz'], startDelay: 1000, isLoop: true });
    vi.advanceTimersByTime(at);
    typing.pause();
    const held = watch(10_000);
    typing.resume();
    const after = watch(3_000).filter((text) => text !== held.at(-1));
    expect(held).toSatisfy(
      (texts: string[]) => texts.length <= 2 && texts.every((text) => text.startsWith(standing.slice(0, -1))),
    );
    expect(after.length).toBeGreaterThan(0);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('and resuming at once types no letter twice', () => {
    const typing = typeWords(element, { words: ['abcdef'] });
    vi.advanceTimersByTime(130);
    for (let times = 0; times < 5; times += 1) {
      typing.pause();
      typing.resume();
    }
    expect(watch(5_000)).toEqual(['ab', 'abc', 'abcd', 'abcde', 'abcdef']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after the end has no effect', () => {
    const typing = typeWords(element, { words: ['abc'] });
    typing.end();
    typing.pause();
    typing.resume();
    expect(watch(5_000)).toEqual(['abc']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('it shows the first word without moving', () => {
  test('once it is ended', () => {
    const typing = typeWords(element, { words: ['Mortgages', 'Insurance'], isLoop: true });
    vi.advanceTimersByTime(200);
    typing.end();
    expect(watch(5_000)).toEqual(['Mortgages']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('under reduced motion', () => {
    motion.matches = true;
    typeWords(element, { words: ['Mortgages'] });
    expect(watch(2_000)).toEqual(['Mortgages']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('as soon as reduced motion is set', () => {
    typeWords(element, { words: ['Mortgages', 'Insurance'], isLoop: true });
    vi.advanceTimersByTime(300);
    motion.matches = true;
    motion.dispatchEvent(new Event('change'));
    expect(watch(5_000)).toEqual(['Mortgages']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
