import { describe, expect, test } from 'vitest';
import { printable, printableJson, withoutSecrets } from './printable.ts';

test.each([
  ['a colour', '\u001b[31mred', '\\u{1b}[31mred'],
  ['a title of the terminal', '\u001b]0;x\u0007', '\\u{1b}]0;x\\u{7}'],
  ['an 8-bit control', 'a\u009b31m', 'a\\u{9b}31m'],
  ['a line end', 'a\nb\r\nc', 'a\\u{a}b\\u{d}\\u{a}c'],
  ['a line end of Unicode', 'a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
  ['a mark that reverses text', 'a\u202eb\u2066c', 'a\\u{202e}b\\u{2066}c'],
  ['an invisible mark', 'a\u200bb\ufeff\u{e0041}', 'a\\u{200b}b\\u{feff}\\u{e0041}'],
  ['half a letter', 'a\ud800b', 'a\\u{d800}b'],
  ['a command of GitHub', '::error file=a::b', ':\\u{3a}error file=a:\\u{3a}b'],
  [
    'a command of Azure',
    '##vso[task.setvariable]x ##[error]y',
    '#\\u{23}vso[task.setvariable]x #\\u{23}[error]y',
  ],
])('%s cannot act', (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});

test.each(['Kia ora, e hoa – “tēnā koe”', 'http://[::1]:4400/a', '日本語 👍'])(
  'keeps plain text: %s',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

test('cuts a long line and says so', () => {
  expect(printable('a'.repeat(5000))).toBe(`${'a'.repeat(1000)}… (stopped after 1000 characters)`);
});

describe('secrets of addresses', () => {
  test.each([
    ['https://jo:pass@www.example.nz/a', 'https://***@www.example.nz/a'],
    ['https://token@www.example.nz/a', 'https://***@www.example.nz/a'],
    ['src="//jo:pass@cdn.example.nz/a.js"', 'src="//***@cdn.example.nz/a.js"'],
    [
      'https://www.example.nz/?a=1&key=s3cret#b answered 404',
      'https://www.example.nz/?a=***&key=***#b answered 404',
    ],
    ['/page?token=s3cret', '/page?token=***'],
  ])('%s is shown as %s', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });

  test('keeps our own examples', () => {
    const sentence = 'needs data-video, a text; for example data-video="https://youtu.be/M7lc1UVf-VE?t=90"';
    expect(withoutSecrets(sentence)).toBe(sentence);
  });
});

test('keeps the data of JSON, without characters that act', () => {
  const value = { message: '\u001b[31m \u009b \u202e \u2028 ::error::x ##[error]\u{e0041}', list: ['a'] };
  const text = printableJson(JSON.stringify(value, undefined, 2));
  expect(JSON.parse(text)).toEqual(value);
  expect(text).not.toMatch(/[\u009b\u202e\u2028]|::error|##\[|\u{e0041}/u);
});
