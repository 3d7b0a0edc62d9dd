import { describe, expect, it } from 'vitest';
import { queryWords } from './find-records.ts';
import { markText } from './mark-text.ts';

const mark = (query: string, text: string) => markText(text, queryWords(query), { before: '[', after: ']' });

describe('marks', () => {
  it.each([
    ['', 'home', 'home'],
    ['home', 'loans', 'loans'],
    ['HOME', 'Home loans', '[Home] loans'],
    ['act', 'Actiontec', '[Act]iontec'],
    ['loans home', 'Home loans', '[Home] [loans]'],
    ['mortage', 'A mortgage', 'A [mortgage]'],
    ['loam loa', 'loan', '[loa]n'], // the word with fewer typos
    ['100', '100% of it', '[100]% of it'],
    ['em', '<em>x</em>', '<[em]>x</[em]>'],
    ['oneill', "O'Neill", "O'Neill"], // two words, as with the vendor, and a wrong first letter is two typos
    ["o'neill", "O'Neill", "[O]'[Neill]"],
    // with an accent or without it, composed or not
    ['whangarei', 'Whangārei', '[Whangārei]'],
    ['whangārei', 'Whangarei', '[Whangarei]'],
    ['whanga\u0304rei', 'Whangārei', '[Whangārei]'],
    ['whangārei', 'Whanga\u0304rei', '[Whanga\u0304rei]'],
    ['whanga', 'Whanga\u0304rei', '[Whanga\u0304]rei'], // no accent is cut off
    ['e', 'e\u0301\u0302', '[e\u0301\u0302]'],
    // characters that fold to several units, to another one, or have two
    ['i', 'İstanbul', '[İ]stanbul'],
    ['ΩΣ', 'ώς', '[ώς]'],
    ['한', '한국어', '[한]국어'],
    ['하', '한국어', '[한]국어'], // two of the three letters of the first syllable
    ['𐐨', '𐐀𐐁', '[𐐀]𐐁'],
    ['kainga', '🏡kāinga\ud800', '🏡[kāinga]\ud800'],
  ])('of %j in %j: %j', (query, text, value) => {
    expect(mark(query, text).value).toBe(value);
  });

  it.each([
    ['home', 'home', { matchLevel: 'full', matchedWords: ['home'], fullyHighlighted: true }],
    ['home', 'home loans', { matchLevel: 'full', matchedWords: ['home'], fullyHighlighted: false }],
    ['home loans', 'home', { matchLevel: 'partial', matchedWords: ['home'], fullyHighlighted: true }],
    ['loans', 'home', { matchLevel: 'none', matchedWords: [] }],
  ])('of %j in %j report how much was found', (query, text, found) => {
    expect(mark(query, text)).toMatchObject(found);
  });
});
