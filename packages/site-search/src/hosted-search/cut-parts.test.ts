import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cutParts } from './text-parts.ts';
import type { TextPart } from './search-client.ts';

afterEach(() => void vi.unstubAllGlobals());

const textOf = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');
const cut = (text: string) => textOf(cutParts([{ text, isMatch: false }]));

/** Counts the visible characters that the segmenter or the pattern yields. */
function countLooks(): () => number {
  let count = 0;
  const counted = function* <Item>(items: Iterable<Item>): Generator<Item, undefined> {
    for (const item of items) {
      count++;
      yield item;
    }
  };
  const { segment } = Segmenter.prototype;
  const { matchAll } = String.prototype;
  vi.spyOn(Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
    return counted(segment.call(this, text)) as unknown as Intl.Segments; // only its iterator is used
  });
  vi.spyOn(String.prototype, 'matchAll').mockImplementation(function (this: string, pattern) {
    return counted(matchAll.call(this, pattern));
  });
  return () => count;
}

const { Segmenter } = Intl;
const family = '👨‍👩‍👧‍👦';
const flag = '🇳🇿';
const macron = 'a\u0304';

describe.each(['with the segmenter', 'without it'])('a description, %s', (name) => {
  const prepare = () => {
    if (name === 'without it') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  };

  test.each([
    ['nothing', '', ''],
    ['one word', 'home', 'home'],
    ['120 characters', 'a'.repeat(120), 'a'.repeat(120)],
    ['a word of 121', 'a'.repeat(121), `${'a'.repeat(120)}…`],
    ['120 and a space', `${'a'.repeat(120)} b`, `${'a'.repeat(120)}…`],
    ['a word that ends at 119', `${'a'.repeat(119)} bb`, `${'a'.repeat(119)}…`],
    ['a word that goes past 120', `${'a'.repeat(100)} ${'b'.repeat(30)}`, `${'a'.repeat(100)}…`],
    ['several spaces at the cut', `${'a'.repeat(100)}   ${'b'.repeat(30)}`, `${'a'.repeat(100)}…`],
    ['a line break at the cut', `${'a'.repeat(100)}\n${'b'.repeat(30)}`, `${'a'.repeat(100)}…`],
    [
      'a no-break space, which separates words too',
      `${'a'.repeat(100)}\u00a0${'b'.repeat(30)}`,
      `${'a'.repeat(100)}…`,
    ],
    ['120 families', family.repeat(120), family.repeat(120)],
    ['121 families', family.repeat(121), `${family.repeat(120)}…`],
    ['121 flags', flag.repeat(121), `${flag.repeat(120)}…`],
    ['121 decomposed vowels', macron.repeat(121), `${macron.repeat(120)}…`],
    ['121 astral letters', '𐐀'.repeat(121), `${'𐐀'.repeat(120)}…`],
    ['121 thumbs with a skin colour', '👍🏽'.repeat(121), `${'👍🏽'.repeat(120)}…`],
    ['a space first', ` ${'a'.repeat(130)}`, ` ${'a'.repeat(119)}…`],
    ['lone surrogates', '\ud800'.repeat(121), `${'\ud800'.repeat(120)}…`],
  ])('of %s', (_name, text, expected) => {
    prepare();
    expect(cut(text)).toBe(expected);
  });

  test.each([
    ['plain letters', 'word ', 0],
    ['letters to look at', '家家家 ', 121],
  ])('of a megabyte of %s is not read beyond the cut', (_name, words, most) => {
    prepare();
    const looks = countLooks();
    expect(cut(words.repeat(200_000)).length).toBeLessThanOrEqual(120);
    expect(looks()).toBe(most);
  });
});

test('cuts marks with the text, and never marks the ellipsis', () => {
  const parts = [
    { text: 'a'.repeat(110), isMatch: false },
    { text: 'b'.repeat(20), isMatch: true },
    { text: ' end', isMatch: false },
  ];
  expect(cutParts(parts)).toEqual([
    parts[0],
    { text: 'b'.repeat(10), isMatch: true },
    { text: '…', isMatch: false },
  ]);
});

test('leaves a description that fits unchanged', () => {
  const parts = [{ text: 'Home', isMatch: true }];
  expect(cutParts(parts)).toBe(parts);
});

const pieces = [
  'a',
  'home',
  'Whangārei',
  'Ma\u0304rama',
  ' ',
  '  ',
  '\n',
  family,
  flag,
  '👍🏽',
  '家',
  'ด้',
  '<b>',
  '&amp;',
  '…',
  '-',
  'x'.repeat(40),
  '\ud800',
];
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const starts = (text: string) =>
  new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length));

test('keeps any description unchanged up to the cut', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 60, size: 'max' });
  fc.assert(fc.property(texts, expectUnchanged), { numRuns: 500 });
});

function expectUnchanged(texts: readonly string[]): void {
  const parts = texts.map((text, index) => ({ text, isMatch: index % 2 === 1 }));
  const text = textOf(parts);
  const result = cutParts(parts);
  const isWhole = result === parts;
  const kept = textOf(isWhole ? parts : result.slice(0, -1));
  expect([...segmenter.segment(kept)].length).toBeLessThanOrEqual(120);
  if (isWhole) return;
  expect(result.at(-1)).toEqual({ text: '…', isMatch: false });
  expect(text.startsWith(kept)).toBe(true);
  expect(starts(text)).toContain(kept.length);
  // Cut at the end of a word, unless the first word is longer than the limit.
  const isHardCut = !/\S\s/.test(kept);
  if (!isHardCut) expect(`${kept}|${text.slice(kept.length)}`).toMatch(/\S\|\s/);
  // Each unit is still marked as before.
  const flags = (list: readonly TextPart[]) =>
    list.flatMap((part) => Array.from({ length: part.text.length }, () => part.isMatch));
  expect(flags(result.slice(0, -1))).toEqual(flags(parts).slice(0, kept.length));
}
