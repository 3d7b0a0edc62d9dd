import { createRandom } from '@adviser-widgets/testing/random';
import { describe, expect, it } from 'vitest';
import { cutSnippet } from './cut-snippet.ts';
import { markText } from './mark-text.ts';
import { typoBudget, type QueryWord } from './match-word.ts';
import { splitWords } from './split-words.ts';

const tags = { before: '[', after: ']' };

function wordsOf(query: string): QueryWord[] {
  const words = splitWords(query);
  return words.map(({ text }, place) => ({
    text,
    isPrefix: place === words.length - 1,
    typos: typoBudget(text),
  }));
}

const mark = (query: string, text: string) => markText(text, wordsOf(query), tags);

describe('marks', () => {
  it.each([
    ['home', 'Home loans', '[Home] loans'],
    ['HOME', 'home', '[home]'],
    ['act', 'Actiontec', '[Act]iontec'],
    ['loans home', 'Home loans', '[Home] [loans]'],
    ['whangarei', 'In Whangārei town', 'In [Whangārei] town'],
    ['whangārei', 'In Whangarei town', 'In [Whangarei] town'],
    ['whanga\u0304rei', 'In Whangārei town', 'In [Whangārei] town'],
    ['whangarei', 'In Whanga\u0304rei town', 'In [Whanga\u0304rei] town'],
    ['whanga', 'Whanga\u0304rei', '[Whanga\u0304]rei'],
    ['whanga', 'Whangārei', '[Whangā]rei'],
    ['whang', 'Whanga\u0304rei', '[Whang]a\u0304rei'],
    ['otautahi', 'Ōtautahi', '[Ōtautahi]'],
    ['zoe', 'Zoë Hartnell', '[Zoë] Hartnell'],
    ['oneill', "O'Neill", "O'Neill"], // two words, as with the vendor, and a wrong first letter is two typos
    ["o'neill", "O'Neill", "[O]'[Neill]"],
    ['mortage', 'A mortgage', 'A [mortgage]'],
    ['mrotgage', 'mortgage!', '[mortgage]!'],
    ['100', '100% of it', '[100]% of it'],
    ['한', '한국어', '[한]국어'],
    ['𐐨', '𐐀𐐁', '[𐐀]𐐁'],
    ['script', '<script>alert(1)</script>', '<[script]>alert(1)</[script]>'],
    ['em', '<em>x</em>', '<[em]>x</[em]>'],
    ['home', 'loans', 'loans'],
    ['', 'home', 'home'],
  ])('of %j in %j: %j', (query, text, value) => {
    expect(mark(query, text).value).toBe(value);
  });

  it.each([
    ['home', 'home', 'full', ['home'], true],
    ['home', 'home loans', 'full', ['home'], false],
    ['home loans', 'home', 'partial', ['home'], true],
    ['loans', 'home', 'none', [], undefined],
  ])(
    'of %j in %j report how much was found: %s',
    (query, text, matchLevel, matchedWords, fullyHighlighted) => {
      const { value: _value, ...rest } = mark(query, text);
      expect(rest).toEqual({
        matchLevel,
        matchedWords,
        ...(fullyHighlighted !== undefined && { fullyHighlighted }),
      });
    },
  );
});

describe('a snippet', () => {
  const text = 'one two three four five six seven';
  it.each([
    ['six', 3, '…five six seven'],
    ['one', 3, 'one two three…'],
    ['four', 3, '…four five six…'],
    ['none', 3, 'one two three…'],
    ['one', 20, text],
  ])('about %s of %i words: %j', (query, length, expected) => {
    expect(cutSnippet(text, wordsOf(query), { length, ellipsis: '…' })).toBe(expected);
  });
});

const pieces = [
  'Whangārei',
  'whanga\u0304',
  'HOME',
  'ō',
  'O\u0304',
  'İ',
  'ß',
  'ﬁ',
  'Σίσυφος',
  '한국',
  '𐐀',
  ' ',
  '-',
  '’',
  '<b>',
  '🏡',
  'e\u0301\u0302',
  '\ud800',
  '1',
  'loans',
];

it.each(Array.from({ length: 500 }, (_, seed) => seed))(
  'any text is unchanged apart from marks between whole characters: seed %i',
  (seed) => {
    const random = createRandom(seed);
    const build = (most: number) =>
      Array.from({ length: random.between(1, most) }, () => random.pick(pieces)).join('');
    const text = build(20);
    const query = build(3);
    const { value } = markText(text, wordsOf(query), { before: '\u0001', after: '\u0002' });
    // eslint-disable-next-line no-control-regex -- control characters, as no text contains them
    expect(value.replace(/[\u0001\u0002]/g, '')).toBe(text);
    const marks = value
      .split('\u0001')
      .slice(1)
      .map((piece) => piece.split('\u0002'));
    for (const [inside = '', outside = ''] of marks) {
      expect(inside).not.toBe('');
      expect(`${inside}|${outside}`).not.toMatch(/\|\p{M}/u); // no accent is cut off
      expect(inside).not.toMatch(/[\ud800-\udbff]$/); // no new unpaired surrogate at the end of a match
    }
    const again = markText(text.normalize('NFD'), wordsOf(query.normalize('NFC')), tags);
    expect(again.matchLevel).toBe(
      markText(text.normalize('NFC'), wordsOf(query.normalize('NFD')), tags).matchLevel,
    );
  },
);
