import { describe, expect, test } from 'vitest';
import { expectation } from './expectation.ts';
import { parseValue, trim, type Kind, type Limits } from './kinds.ts';

type Good = [kind: Kind, text: string, value: unknown, limits?: Limits];
type Bad = [kind: Kind, text: string, expected: string, limits?: Limits];

const level = { min: 2, max: 6 };
const encodings = { choices: ['json', 'form'] };
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
  ['json', '{"a":[1,null]}', { a: [1, null] }],
  ['json', '"text"', 'text'],
  ['json', `{"name":"“Home”\u00a0${family}"}`, { name: `“Home”\u00a0${family}` }],
];

const bad: readonly Bad[] = [
  ['number', '', 'a number'],
  ['number', 'eight', 'a number'],
  ['number', '1,5', 'a number'],
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
  ['url', 'java\u200bscript:alert(1)', 'an http, https, mailto or tel address, or a path'],
  ['url', '“javascript:alert(1)”', 'an http, https, mailto or tel address, or a path'],
  ['url', '\u0001javascript:alert(1)', 'an http, https, mailto or tel address, or a path'],
  ['url', 'data:text/html,hi', 'an http, https, mailto or tel address, or a path'],
  ['url', 'vbscript:x', 'an http, https, mailto or tel address, or a path'],
  ['json', '{a: 1}', 'JSON'],
  ['json', '', 'JSON'],
];

/** What editors leave around or inside a value that was meant to be right. */
const tolerated: readonly Good[] = [
  ['text', ' \u00a0Talk to us\u200b\n', 'Talk to us'],
  ['text', 'Q&amp;A &lt;b&gt; &quot;x&quot; &#39;y&apos;', `Q&A <b> "x" 'y'`],
  ['text', '&nbsp;Talk to us', 'Talk to us'],
  ['text', 'Q&amp;amp;A', 'Q&amp;A'],
  ['number', '\u00a08 ', 8],
  ['number', '8&nbsp;', 8],
  ['number', '8\u200b', 8],
  ['integer', '“3”', 3, level],
  ['integer', '″3″', 3, level],
  ['flag', ' Yes\ufeff', true],
  ['flag', '”no”', false],
  ['choice', '“form”', 'form', encodings],
  ['choice', 'form\u00a0', 'form', encodings],
  ['url', ' “https://example.nz/” ', 'https://example.nz/'],
  ['url', 'https://example.nz/\u200b', 'https://example.nz/'],
  ['url', '/find?a=1&amp;b=2', '/find?a=1&b=2'],
  ['list', 'Q&amp;A, b', ['Q&A', 'b']],
  ['list', '“one, two”', ['one', 'two']],
  ['json', '\u00a0{"a":1}\u200b', { a: 1 }],
  ['json', '{\u00a0"a":\u00a01 }', { a: 1 }],
  ['json', '{“a”: “b”}', { a: 'b' }],
  ['json', '{&quot;a&quot;: &quot;b &amp;amp; c&quot;}', { a: 'b &amp; c' }],
];

describe('parseValue', () => {
  test.each(good)('reads %s %j as it stands', (kind, text, value, limits) => {
    expect(parseValue(kind, text, limits)).toEqual({ value });
  });

  test.each(tolerated)('reads %s %j past what an editor put in', (kind, text, value, limits) => {
    expect(parseValue(kind, text, limits)).toEqual({ value });
  });

  test.each(bad)('refuses %s %j and says what it expected', (kind, text, expected, limits) => {
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
