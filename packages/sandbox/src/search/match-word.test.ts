import { describe, expect, it } from 'vitest';
import { matchWord, countAllowedTypos } from './match-word.ts';

describe('a word of the query', () => {
  it.each([
    ['loan', 'loan', 0],
    ['loan', 'loaning', undefined],
    ['home', 'loan', undefined],
    ['lon', 'loan', undefined], // three letters allow no typo
    ['𐐀𐐀𐐀', '𐐀𐐀𐐁', undefined], // three letters, six code units
    ['loam', 'loan', 1],
    ['loans', 'loan', 1],
    ['loan', 'loans', 1],
    ['laon', 'loan', 1], // swapped neighbours are one typo
    ['morgage', 'mortgages', undefined], // seven letters allow one typo
    ['motrgaeg', 'mortgage', 2], // eight allow two
    ['noan', 'loan', undefined], // a wrong first letter is two typos
    ['olan', 'loan', undefined],
    ['insurance', 'ensurance', 2],
    ['ortgages', 'mortgages', 2],
    ['omrtgage', 'mortgage', 2],
    ['nortgaje', 'mortgage', 3], // the vendor allows one more after a wrong first letter
    ['nortjaje', 'mortgage', undefined],
  ])('%s finds %s with %j typos', (text, word, typos) => {
    expect(matchWord({ text, isPrefix: false, allowedTypos: countAllowedTypos(text) }, word)?.typos).toBe(
      typos,
    );
  });

  it.each([
    ['m', 'mortgage', { typos: 0, length: 1 }],
    ['mrot', 'mortgage', { typos: 1, length: 4 }],
    ['mortage', 'mortgages', { typos: 1, length: 8 }],
    ['mortgages', 'mortgage', { typos: 1, length: 8 }],
    ['loanz', 'loansome', { typos: 1, length: 5 }], // the longest of the nearest beginnings
    ['mox', 'mortgage', undefined],
    ['nort', 'mortgage', undefined],
    ['nortgage', 'mortgages', { typos: 2, length: 8 }],
  ])('as a prefix, %s finds and marks in %s: %j', (text, word, match) => {
    expect(matchWord({ text, isPrefix: true, allowedTypos: countAllowedTypos(text) }, word)).toEqual(match);
  });

  it('allows no typos if none are allowed', () => {
    expect(matchWord({ text: 'morgage', isPrefix: false, allowedTypos: 0 }, 'mortgage')).toBeUndefined();
  });
});
