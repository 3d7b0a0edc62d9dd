import { describe, expect, it } from 'vitest';
import { matchWord, typoBudget } from './match-word.ts';

describe('the allowed typos', () => {
  it.each([
    ['nz', 0],
    ['tax', 0],
    ['loan', 1],
    ['advice', 1],
    ['adviser', 1],
    ['mortgage', 2],
    ['𐐀𐐀𐐀', 0], // three letters, six code units
  ])('in %s are %i', (word, budget) => expect(typoBudget(word)).toBe(budget));
});

describe('a word of the query', () => {
  const whole = (text: string) => ({ text, isPrefix: false, typos: typoBudget(text) });
  const beginning = (text: string) => ({ ...whole(text), isPrefix: true });

  it.each([
    ['loan', 'loan', 0],
    ['laon', 'loan', 1], // swapped
    ['lon', 'loan', undefined], // too short for a typo
    ['loam', 'loan', 1],
    ['loans', 'loan', 1],
    ['loan', 'loans', 1],
    ['loan', 'loaning', undefined],
    ['morgtage', 'mortgage', 1],
    ['mortage', 'mortgage', 1],
    ['motrgaeg', 'mortgage', 2],
    ['morgage', 'mortgages', undefined],
    ['home', 'loan', undefined],
    ['noan', 'loan', undefined], // a wrong first letter is two typos
    ['olan', 'loan', undefined],
    ['insurance', 'ensurance', 2],
    ['ortgages', 'mortgages', 2],
    ['omrtgage', 'mortgage', 2],
    ['nortgaje', 'mortgage', 3], // the vendor allows one more after a wrong first letter
    ['nortjaje', 'mortgage', undefined],
  ])('%s finds %s with %j typos', (query, word, typos) => {
    expect(matchWord(whole(query), word)?.typos).toBe(typos);
  });

  it.each([
    ['m', 'mortgage', 0, 1],
    ['mort', 'mortgage', 0, 4],
    ['mrot', 'mortgage', 1, 4],
    ['mortage', 'mortgages', 1, 8],
    ['mortgages', 'mortgage', 1, 8],
    ['mox', 'mortgage', undefined, undefined],
    ['nort', 'mortgage', undefined, undefined],
    ['nortgage', 'mortgages', 2, 8],
  ])('as a prefix, %s finds %s with %j typos, and marks: %j', (query, word, typos, length) => {
    expect(matchWord(beginning(query), word)?.typos).toBe(typos);
    expect(matchWord(beginning(query), word)?.length).toBe(length);
  });

  it('allows no typos if none are allowed', () => {
    expect(matchWord({ text: 'morgage', isPrefix: false, typos: 0 }, 'mortgage')).toBeUndefined();
  });
});
