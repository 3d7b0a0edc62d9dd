import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typeWords } from './type-words.ts';

let element: HTMLElement;
let motion: EventTarget & { matches: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  element = document.body.appendChild(document.createElement('span'));
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // typed.js varies its speed
});

afterEach(() => {
  element.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns every text that was shown, in order, without repeats. */
async function watch(milliseconds: number): Promise<string[]> {
  const seen: string[] = [];
  for (let at = 0; at < milliseconds; at += 10) {
    await vi.advanceTimersByTimeAsync(10);
    if (seen.at(-1) !== element.textContent) seen.push(element.textContent);
  }
  return seen;
}

describe('typing', () => {
  test('writes letter by letter, and then stops', async () => {
    typeWords(element, { words: ['Kia ora'] });
    expect(await watch(5_000)).toEqual(['', 'K', 'Ki', 'Kia', 'Kia ', 'Kia o', 'Kia or', 'Kia ora']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('deletes and types the next in a loop', async () => {
    typeWords(element, { words: ['ab', 'xy'], isLoop: true });
    expect((await watch(12_000)).slice(0, 9)).toEqual(['ab', 'a', '', 'x', 'xy', 'x', '', 'a', 'ab']);
  });

  test.each(['a^900b', 'a `b` c', ' ab '])(
    'shows whole what the library would change: “%s”',
    async (word) => {
      typeWords(element, { words: [word] });
      expect(await watch(3_000)).toEqual([word]);
    },
  );

  test('deletes only the letters with which the next word does not begin', async () => {
    typeWords(element, { words: ['Car loan', 'Car cover', 'Car'], isLoop: true });
    const seen = await watch(15_000);
    expect(seen.slice(0, 10)).toEqual([
      ...['Car loan', 'Car loa', 'Car lo', 'Car l', 'Car '],
      ...['Car c', 'Car co', 'Car cov', 'Car cove', 'Car cover'],
    ]);
    expect(seen.slice(10, 18)).toEqual([
      ...['Car cove', 'Car cov', 'Car co', 'Car c', 'Car ', 'Car'],
      ...['Ca', 'Car'], // typed.js takes one letter back at least
    ]);
  });

  test('writes no HTML, and adds nothing to the page', async () => {
    const before = document.head.innerHTML + String(document.body.children.length);
    typeWords(element, { words: ['<b>&amp;'] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(element.textContent).toBe('<b>&amp;');
    expect(element.children).toHaveLength(0);
    expect(document.head.innerHTML + String(document.body.children.length)).toBe(before);
  });
});

describe.each(['with the segmenter', 'without it'])('half a letter is never shown, %s', (name) => {
  beforeEach(() => {
    if (name === 'without it') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['a family', '👨‍👩‍👧‍👦 cover'],
    ['a flag', 'From 🇳🇿'],
    ['a vowel with a separate macron', 'Ma\u0304ori'],
    ['an emoji', 'Home 🏠'],
  ])('%s is shown whole, with its text, and so is what follows', async (_, text) => {
    typeWords(element, { words: [text, 'Car'], startDelay: 1000, isLoop: true });
    expect((await watch(9_000)).slice(0, 3)).toEqual([text, 'Car', text]);
  });

  test('letters with macrons and other scripts are typed', async () => {
    typeWords(element, { words: ['M\u0101保'] });
    expect(await watch(3_000)).toEqual(['', 'M', 'M\u0101', 'M\u0101保']);
  });
});

test('takes 60 ms for a letter on average, forwards and back, and 2000 ms between', async () => {
  const changes: [milliseconds: number, text: string][] = [];
  let last = 0;
  typeWords(element, { words: ['ab', 'xy'], startDelay: 1000, isLoop: true });
  for (let now = 10, text = 'ab'; now < 8_000; now += 10) {
    await vi.advanceTimersByTimeAsync(10);
    if (element.textContent === text) continue;
    text = element.textContent;
    changes.push([now - last, text]);
    last = now;
  }
  // The end of a word takes a letter's time too; its first letter comes a tick later.
  expect(changes.slice(0, 7)).toEqual([
    [1000 + 60, 'a'],
    [60, ''],
    [70, 'x'],
    [60, 'xy'],
    [60 + 2000 + 60, 'x'],
    [60, ''],
    [60, 'a'],
  ]);
});

describe('a pause', () => {
  test.each([
    ['before the first letter', 500, ['abc', 'ab']],
    ['while it types', 1310, ['xy', 'x', 'xy', 'xyz']],
    ['while a word is complete', 2000, ['xyz', 'xy']],
    ['while it goes back', 3500, ['xy', 'x']],
  ])('%s keeps the text as it is, and continues from there', async (_, at, texts) => {
    const typing = typeWords(element, { words: ['abc', 'xyz'], startDelay: 1000, isLoop: true });
    await vi.advanceTimersByTimeAsync(at);
    typing.pause();
    expect(await watch(10_000)).toEqual(texts.slice(0, 1));
    typing.resume();
    expect((await watch(3_000)).slice(0, texts.length)).toEqual(texts);
  });

  test('and resuming at once types no letter twice', async () => {
    const typing = typeWords(element, { words: ['abcdef'] });
    await vi.advanceTimersByTimeAsync(130);
    for (let times = 0; times < 5; times += 1) {
      typing.pause();
      typing.resume();
    }
    expect(await watch(5_000)).toEqual(['ab', 'a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after the end has no effect', async () => {
    const typing = typeWords(element, { words: ['abc'] });
    typing.end();
    typing.pause();
    typing.resume();
    expect(await watch(5_000)).toEqual(['abc']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('it shows the first word without moving', () => {
  test('once it is ended', async () => {
    const typing = typeWords(element, { words: ['Mortgages', 'Insurance'], isLoop: true });
    await vi.advanceTimersByTimeAsync(200);
    typing.end();
    expect(await watch(5_000)).toEqual(['Mortgages']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('under reduced motion', async () => {
    motion.matches = true;
    typeWords(element, { words: ['Mortgages'] });
    expect(await watch(2_000)).toEqual(['Mortgages']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('as soon as reduced motion is set', async () => {
    typeWords(element, { words: ['Mortgages', 'Insurance'], isLoop: true });
    await vi.advanceTimersByTimeAsync(300);
    motion.matches = true;
    motion.dispatchEvent(new Event('change'));
    expect(await watch(5_000)).toEqual(['Mortgages']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
