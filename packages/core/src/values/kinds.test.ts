import { describe, expect, test } from 'vitest';
import { expectation } from './expectation.ts';
import { parseValue, type Kind, type Limits } from './kinds.ts';
import { trim } from './trim.ts';

type Good = [kind: Kind, text: string, value: unknown, limits?: Limits];
type Bad = [kind: Kind, text: string, expected: string, limits?: Limits];

const level = { min: 2, max: 6 };
const encodings = { choices: ['json', 'form'] };
const day = 'a calendar date, written year-month-day (YYYY-MM-DD)';
const family = '👨\u200d👩\u200d👧';

const good: readonly Good[] = [
  ['text', 'Talk to us', 'Talk to us'],
  ['text', '', ''],
  ['text', 'Kia ora', 'Kia ora'],
  ['text', '“Home” & away, 100\u00a0%', '“Home” & away, 100\u00a0%'],
  ['text', family, family],
  ['text', 'AT&T; a&b; &copy; &constructor;', 'AT&T; a&b; &copy; &constructor;'],
  ['number', '8', 8],
  ['number', '0', 0],
  ['number', '-1.5', -1.5],
  ['number', '+2', 2],
  ['number', '.15', 0.15],
  ['number', '3.', 3],
  ['number', '2', 2, level],
  ['number', '6', 6, level],
  ['integer', '3', 3],
  ['integer', '-7', -7],
  ['integer', '007', 7],
  ['flag', '', true],
  ['flag', 'true', true],
  ['flag', 'yes', true],
  ['flag', '1', true],
  ['flag', 'TRUE', true],
  ['flag', 'false', false],
  ['flag', 'no', false],
  ['flag', '0', false],
  ['choice', 'form', 'form', encodings],
  ['choice', 'Form', 'form', encodings],
  ['url', 'https://example.nz/a?b=1&c=2#d', 'https://example.nz/a?b=1&c=2#d'],
  ['url', 'HTTPS://example.nz', 'HTTPS://example.nz'],
  ['url', '/privacy-policy', '/privacy-policy'],
  ['url', '//cdn.example.nz/x.js', '//cdn.example.nz/x.js'],
  ['url', '', ''],
  ['url', 'tel:0800000000', 'tel:0800000000'],
  ['url', 'mailto:kia@ora.nz', 'mailto:kia@ora.nz'],
  ['list', 'Mortgages, Insurance ,Personal Loans', ['Mortgages', 'Insurance', 'Personal Loans']],
  ['list', 'one', ['one']],
  ['list', '“a”, “b”', ['“a”', '“b”']],
  ['list', ' , ,', []],
  ['list', `${family},b`, [family, 'b']],
  ['list', '[draft], b', ['[draft]', 'b']],
  ['list', '“one, two”', ['“one', 'two”']],
  ['date', '2026-11-21', '2026-11-21'],
  ['date', '2028-02-29', '2028-02-29'],
  ['date', '0999-12-31', '0999-12-31'],
  ['id', 'results', 'results'],
  ['id', 'Ngā-hua_1:2', 'Ngā-hua_1:2'],
  [
    'html',
    'Open <b>today</b> &amp; <a href="/x">tomorrow</a>',
    'Open <b>today</b> &amp; <a href="/x">tomorrow</a>',
  ],
  ['html', '', ''],
  ['json', '{"a":[1,null]}', { a: [1, null] }],
  ['json', '"text"', 'text'],
  ['json', `{"name":"“Home”\u00a0${family}"}`, { name: `“Home”\u00a0${family}` }],
];

const letters = { pattern: '[a-c]{2}', expected: 'two of the letters a, b and c' };

const bad: readonly Bad[] = [
  ['number', '', 'a number'],
  ['number', 'eight', 'a number'],
  ['number', '1,5', 'a number'],
  ['number', '1,000', 'a number'],
  ['number', '1 000', 'a number'],
  ['number', '1\n000', 'a number'],
  ['number', '“3”', 'a number'],
  ['number', '1e3', 'a number'],
  ['number', '0x10', 'a number'],
  ['number', 'Infinity', 'a number'],
  ['number', '1.9', 'a number from 2 to 6', level],
  ['integer', '2.0', 'a whole number'],
  ['integer', '1', 'a whole number from 2 to 6', level],
  ['integer', '7', 'a whole number from 2 to 6', level],
  ['integer', '3px', 'a whole number from 2 to 6', level],
  ['flag', 'on', '"true" or "false"'],
  ['flag', '2', '"true" or "false"'],
  ['choice', 'xml', 'one of "json", "form"', encodings],
  ['choice', '', 'one of "json", "form"', encodings],
  ['choice', 'constructor', 'one of "json", "form"', encodings],
  ['url', 'javascript:alert(1)', 'an http, https, mailto or tel address, or a path'],
  ['url', ' JavaScript:alert(1)', 'an http, https, mailto or tel address, or a path'],
  ['url', 'java\nscript:alert(1)', 'an http, https, mailto or tel address, or a path'],
  ['url', '\u0001javascript:alert(1)', 'an http, https, mailto or tel address, or a path'],
  ['url', 'data:text/html,hi', 'an http, https, mailto or tel address, or a path'],
  ['url', 'vbscript:x', 'an http, https, mailto or tel address, or a path'],
  ['url', 'java\u0000script:alert(1)', 'an http, https, mailto or tel address, or a path'],
  ['url', 'htps://example.nz', 'an http, https, mailto or tel address, or a path'],
  ['url', 'www.example.nz/a', 'an http, https, mailto or tel address, or a path'],
  ['url', 'https//example.nz', 'an http, https, mailto or tel address, or a path'],
  ['url', 'http;//example.nz', 'an http, https, mailto or tel address, or a path'],
  ['url', 'https://', 'an http, https, mailto or tel address, or a path'],
  ['url', '//', 'an http, https, mailto or tel address, or a path'],
  ['url', 'http://[nowhere', 'an http, https, mailto or tel address, or a path'],
  ['text', 'ad', 'two of the letters a, b and c', letters],
  ['text', 'abc', 'two of the letters a, b and c', letters],
  ['url', 'ab/', 'two of the letters a, b and c', letters],
  ['date', '2026-02-30', day],
  ['date', '2026-13-01', day],
  ['date', '2027-02-29', day],
  ['date', '21/11/2026', day],
  ['date', '2026-1-2', day],
  ['date', '2026-11-21T10:00', day],
  ['date', '', day],
  ['list', '["a", "b"]', 'words separated by commas'],
  ['list', "['a',]", 'words separated by commas'],
  ['list', '{"a":1}', 'words separated by commas'],
  ['list', '[]', 'words separated by commas'],
  ['id', '', 'the id of an element, one word'],
  ['id', '#', 'the id of an element, one word'],
  ['id', 'a#b', 'the id of an element, one word'],
  ['id', 'two words', 'the id of an element, one word'],
  ['json', '{“a”: 1}', 'JSON'],
  ['json', '{a: 1}', 'JSON'],
  ['json', '', 'JSON'],
];

/** What editors leave around a value. `repair` in the markup package handles what they do inside one. */
const tolerated: readonly Good[] = [
  ['text', ' \u00a0Talk to us\u200b\n', 'Talk to us'],
  ['text', 'two\n  lines', 'two\n  lines'],
  ['number', '\u00a08 ', 8],
  ['number', '\n  2.5\n', 2.5],
  ['number', '8\u200b', 8],
  ['integer', '\ufeff3', 3, level],
  ['flag', ' Yes\ufeff', true],
  ['flag', '\u2060', true],
  ['choice', 'form\u00a0', 'form', encodings],
  ['choice', ' FORM\n', 'form', encodings],
  ['url', ' https://example.nz/ ', 'https://example.nz/'],
  ['url', 'https://example.nz/\u200b', 'https://example.nz/'],
  ['date', '\u00a02026-11-21\n', '2026-11-21'],
  ['list', '\u00a0one,\n  two', ['one', 'two']],
  ['json', '\u00a0{"a":\n1}\u200b', { a: 1 }],
  ['id', ' results\u00a0', 'results'],
  ['id', '#results', 'results'],
  ['html', ' <b>Open</b>\n', '<b>Open</b>'],
];

describe('parseValue', () => {
  test.each(good)('reads %s %j unchanged', (kind, text, value, limits) => {
    expect(parseValue(kind, text, limits)).toEqual({ value });
  });

  test.each(tolerated)('reads %s %j despite what an editor left there', (kind, text, value, limits) => {
    expect(parseValue(kind, text, limits)).toEqual({ value });
  });

  test.each(bad)('rejects %s %j and says what is expected', (kind, text, expected, limits) => {
    expect(parseValue(kind, text, limits)).toBeUndefined();
    expect(expectation(kind, limits)).toBe(expected);
  });
});

describe('trim', () => {
  test.each([
    ['  a b  ', 'a b'],
    ['\u00a0\u200b\ufeffa\u2060\u00a0', 'a'],
    ['\u200b', ''],
    ['a\u200bb', 'a\u200bb'],
  ])('turns %j into %j', (text, trimmed) => {
    expect(trim(text)).toBe(trimmed);
  });
});
