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

/** Everything that stood there, in order, without repeats. */
function watch(milliseconds: number): string[] {
  const seen: string[] = [];
  for (let at = 0; at < milliseconds; at += 10) {
    vi.advanceTimersByTime(10);
    if (seen.at(-1) !== element.textContent) seen.push(element.textContent);
  }
  return seen;
}

describe('typing', () => {
  test('writes letter by letter, and then stands', () => {
    typeWords(element, { words: ['Kia ora'] });
    expect(watch(5_000)).toEqual(['', 'K', 'Ki', 'Kia', 'Kia ', 'Kia o', 'Kia or', 'Kia ora']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes back and on to the next in a loop (spec section 9)', () => {
    typeWords(element, { words: ['ab', 'xy'], isLoop: true });
    expect(watch(12_000).join(' ').split(/ +/).slice(1, 9)).toEqual(['a', 'ab', 'a', 'x', 'xy', 'x', 'a', 'ab']);
  });

  test('takes signs that mean something to the library as they are not: it neither waits nor skips', () => {
    typeWords(element, { words: ['a^900b`c`'] });
    expect(watch(3_000).at(-1)).toBe('a900bc');
  });

  test('writes no HTML, and adds nothing to the page', () => {
    const before = document.head.innerHTML + String(document.body.children.length);
    typeWords(element, { words: ['<b>&amp;'] });
    vi.advanceTimersByTime(5_000);
    expect([element.textContent, element.children.length, document.head.innerHTML + String(document.body.children.length)]).toEqual(['<b>&amp;', 0, before]);
  });
});

describe('it stands still, with the first word', () => {
  test('once it is ended', () => {
    const end = typeWords(element, { words: ['Mortgages', 'Insurance'], isLoop: true });
    vi.advanceTimersByTime(200);
    end();
    expect([watch(5_000), vi.getTimerCount()]).toEqual([['Mortgages'], 0]);
  });

  test('where less motion is asked for (R7)', () => {
    motion.matches = true;
    typeWords(element, { words: ['Mortgages'] });
    expect([watch(2_000), vi.getTimerCount()]).toEqual([['Mortgages'], 0]);
  });

  test('from the moment that less motion is asked for (R7)', () => {
    typeWords(element, { words: ['Mortgages', 'Insurance'], isLoop: true });
    vi.advanceTimersByTime(300);
    motion.matches = true;
    motion.dispatchEvent(new Event('change'));
    expect([watch(5_000), vi.getTimerCount()]).toEqual([['Mortgages'], 0]);
  });
});
