import { parseValue, type Kind, type Limits } from '@adviser-widgets/core/internal';
import { describe, expect, test } from 'vitest';
import type { Attribute } from '@adviser-widgets/widget';
import { correctedValue } from './corrected-value.ts';

type Row = [kind: Kind, text: string, corrected: string | undefined, limits?: Limits];

function correct(kind: Kind, text: string, limits: Limits = {}): string | undefined {
  // Kinds differ only in the type of their default, which is absent here.
  return correctedValue({ kind, description: '', example: '', ...limits } as Attribute, text);
}

const level = { min: 2, max: 6 };
const modes = { choices: ['none', 'booklet', 'page-slug'] };

const wrong: readonly Row[] = [
  ['number', '12px', '12'],
  ['number', '1,000', '1000'],
  ['number', '1,000,000.5', '1000000.5'],
  ['number', '1 000', '1000'],
  ['number', '1\u00a0000', '1000'],
  ['number', "1'000", '1000'],
  ['number', '1,5', '1.5'],
  ['number', '1e3', '1000'],
  ['number', '$2.50', '2.5'],
  ['number', '50 %', '50'],
  ['number', 'three', '3'],
  ['number', '9', '6', level],
  ['number', '-1', '2', level],
  ['integer', '2.0', '2'],
  ['integer', '2.5', '3'],
  ['integer', 'h2', '2', level],
  ['integer', '7', '6', level],
  ['integer', '3.', '3'],
  ['flag', 'on', 'true'],
  ['flag', 'OFF', 'false'],
  ['flag', 'y', 'true'],
  ['flag', 'none', 'false'],
  ['flag', 'checked', 'true'],
  ['flag', 'ture', 'true'],
  ['flag', 'flase', 'false'],
  ['choice', 'bookelt', 'booklet', modes],
  ['choice', 'page slug', 'page-slug', modes],
  ['choice', 'Page_Slug', 'page-slug', modes],
  ['choice', 'page', 'page-slug', modes],
  ['url', 'www.example.nz/a', 'https://www.example.nz/a'],
  ['url', 'htps://example.nz', 'https://example.nz'],
  ['url', 'htttp://example.nz', 'http://example.nz'],
  ['url', 'https//example.nz/a', 'https://example.nz/a'],
  ['url', 'http;//example.nz/a', 'http://example.nz/a'],
  ['url', 'mailt:kia@ora.nz', 'mailto:kia@ora.nz'],
  ['date', '21/11/2026', '2026-11-21'],
  ['date', '3/4/2026', '2026-04-03'],
  ['date', '21.11.2026', '2026-11-21'],
  ['date', '2026/11/21', '2026-11-21'],
  ['date', '2026-1-2', '2026-01-02'],
  ['date', '2026–11–21', '2026-11-21'],
  ['date', '21 November 2026', '2026-11-21'],
  ['date', 'Saturday, 21st Nov 2026', '2026-11-21'],
  ['date', 'November 21, 2026', '2026-11-21'],
  ['date', '2026-11-21T10:00', '2026-11-21'],
  ['list', '["a", "b"]', 'a, b'],
  ['list', "['a', 'b',]", 'a, b'],
  ['json', '{"a": 1,}', '{"a": 1}'],
  ['json', "{'a': 'it\\'s'}", `{"a": "it's"}`],
  ['json', '{a: 1, b_2: "x"}', '{"a": 1, "b_2": "x"}'],
  ['json', '{“a”: ‘b’}', '{"a": "b"}'],
  ['json', '{"a": True, "b": None}', '{"a": true, "b": null}'],
  ['json', '{"a": [1, 2,]', '{"a": [1, 2]}'],
  ['json', '{"a":1},{"a":2}', '[{"a":1},{"a":2}]'],
  ['json', '"a": 1', '{"a": 1}'],
  ['id', 'open popup', 'open-popup'],
];

const unknowable: readonly Row[] = [
  ['number', 'fast', undefined],
  ['number', 'NaN', undefined],
  ['number', '', undefined],
  ['number', '3-4', undefined],
  ['number', '0x10', undefined],
  ['flag', 'maybe', undefined],
  ['choice', 'loud', undefined, modes],
  ['choice', '', undefined, modes],
  ['choice', '__proto__', undefined, modes],
  ['choice', 'constructor', undefined, modes],
  ['url', 'javascript:alert(1)', undefined],
  ['url', 'data:text/html,x', undefined],
  ['url', 'vbscript:x', undefined],
  ['url', 'ftp://example.nz', undefined],
  ['date', '2026-02-30', undefined],
  ['date', '21/11/26', undefined],
  ['date', 'tomorrow', undefined],
  ['date', '', undefined],
  ['list', '{"a":1}', undefined],
  ['list', '[{"a":1}]', undefined],
  ['list', '[]', undefined],
  ['json', '', undefined],
  ['json', '{', undefined],
  ['json', 'not json', undefined],
  ['id', '', undefined],
];

const right: readonly Row[] = [
  ['text', '“Kia ora”', '“Kia ora”'],
  ['html', '<b>a</b>', '<b>a</b>'],
  ['number', '-1.5', '-1.5'],
  ['integer', '3', '3', level],
  ['flag', 'no', 'no'],
  ['choice', 'page-slug', 'page-slug', modes],
  ['url', '/a?b=1#c', '/a?b=1#c'],
  ['url', 'HTTPS://example.nz', 'https://example.nz'],
  ['date', '2026-11-21', '2026-11-21'],
  ['list', 'a, b', 'a, b'],
  ['json', '{"a": "it\'s, “so”: 1,"}', '{"a": "it\'s, “so”: 1,"}'],
  ['id', 'results', 'results'],
];

describe('an invalid value', () => {
  test.each(wrong)('%s %j is corrected to %j', (kind, text, corrected, limits) => {
    expect(correct(kind, text, limits)).toBe(corrected);
  });

  test.each(wrong)('%s %j is corrected to a valid one', (kind, text, _corrected, limits) => {
    expect(parseValue(kind, correct(kind, text, limits) ?? '', limits)).toBeDefined();
  });

  test.each(unknowable)('%s %j is not guessed', (kind, text, corrected, limits) => {
    expect(correct(kind, text, limits)).toBe(corrected);
  });
});

test.each(right)('%s %j is valid and stays unchanged', (kind, text, corrected, limits) => {
  expect(correct(kind, text, limits)).toBe(corrected);
});

test.each(['null', '[]', '1', '"x"'])(
  'does not throw for the JSON %s, which is not a list of words',
  (text) => {
    expect(() => correct('list', text)).not.toThrow();
  },
);
