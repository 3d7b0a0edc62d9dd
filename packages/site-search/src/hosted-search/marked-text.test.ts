import { describe, expect, test } from 'vitest';
import { createMarks, markedParts, type Marks } from './text-parts.ts';

const marks: Marks = createMarks();

/** Replaces `{` and `}` with the marks, which keeps the rows readable. */
const marked = (text: string) => text.replaceAll('{', marks.start).replaceAll('}', marks.end);

/** Joins the parts into one text, with matches in braces. */
const shown = (text: string, value: unknown) =>
  markedParts(text, value, marks)
    .map((part) => (part.isMatch ? `{${part.text}}` : part.text))
    .join('');

describe('parts of a text', () => {
  test.each([
    ['Home loans', 'Home loans'],
    ['Home loans', '{Home} loans'],
    ['Home loans', 'Home {loans}'],
    ['Home loans', '{Home} {loan}s'],
    ['Home loans', '{Home loans}'],
    ['Whangārei', '{Whangā}rei'],
    ['Whanga\u0304rei', '{Whanga\u0304}rei'],
    ['<b>Home</b>', '<b>{Home}</b>'],
    ['&lt;b&gt; Home', '&lt;b&gt; {Home}'],
    ['<em>Home</em>', '<em>{Home}</em>'],
    ['__proto__ home', '__proto__ {home}'],
    ['$& $1 \\1 home', '$& $1 \\1 {home}'],
  ])('of %j are found: %j', (text, expected) => {
    expect(shown(text, marked(expected))).toBe(expected);
  });

  test.each([
    ['neighbours', '{Home}{ loan}s', '{Home loan}s'],
    ['empty marks', '{}Home{} loans', 'Home loans'],
    ['marks within marks', '{Ho{me} lo}ans', '{Home} loans'],
    ['a start without an end', 'Home {loans', 'Home {loans}'],
    ['an end without a start', 'Home} loans', 'Home loans'],
    ['an end before a start', '}Home{ loans', 'Home{ loans}'],
    ['nothing but marks around all', '{{{Home loans}}}', '{Home loans}'],
  ])('with %s still add up to the text', (_name, value, expected) => {
    expect(shown('Home loans', marked(value))).toBe(expected);
  });

  test.each([
    ['another text', 'Personal loans'],
    ['a longer text', '{Home} loans<script>alert(1)</script>'],
    ['a shorter text', '{Home}'],
    ['an escaped text', '&amp;{Home} loans'],
    ['nothing', undefined],
    ['null', null],
    ['a list', ['{Home} loans']],
    ['a number', 7],
  ])('are unmarked if the marked text is %s', (_name, value) => {
    expect(shown('Home loans', typeof value === 'string' ? marked(value) : value)).toBe('Home loans');
  });

  test('are empty for an empty text', () => {
    expect(markedParts('', '', marks)).toEqual([]);
  });

  test('keep marks that the record itself contains, and show no match', () => {
    const text = `Home ${marks.start}loans`;
    expect(markedParts(text, text.replace('Home', `${marks.start}Home${marks.end}`), marks)).toEqual([
      { text, isMatch: false },
    ]);
  });
});

test('creates new marks each time, without special characters of patterns, HTML or addresses', () => {
  const all = Array.from({ length: 100 }, () => createMarks());
  expect(new Set(all.flatMap(({ start, end }) => [start, end])).size).toBe(200);
  for (const { start, end } of all) expect(start + end).toMatch(/^[\da-z-]+$/);
});
