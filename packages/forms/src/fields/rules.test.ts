import { describe, expect, test } from 'vitest';
import type { RuleName } from './lead-field.ts';
import { rules } from './rules.ts';

const refused = 'refused';

/** Returns what is sent for a text. */
function apply(name: RuleName, typed: string): string {
  const text = rules[name].clean(typed, 'standard');
  return rules[name].accepts(text) ? text : refused;
}

/** Fault 57: text that looks blank counts as blank. */
const blanks = [
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u202f',
  '\u200b',
  '\ufeff',
  '\u3164',
  '\u200b \u00a0\u2060\u200d',
];

describe.each<RuleName>(['filled', 'email', 'phone'])('%s', (rule) => {
  test.each(blanks)('fault 57: refuses %j as blank', (text) => {
    expect(apply(rule, text)).toBe(refused);
  });
});

describe('a name', () => {
  test.each([
    ["Mārama O'Neill-Ng", "Mārama O'Neill-Ng"],
    ['李', '李'],
    ['x', 'x'],
    ['Ngā Tāngata', 'Ngā Tāngata'],
    ['  Aroha\u00a0', 'Aroha'],
    ['\u200bAroha\u200b', 'Aroha'],
    ['Anne Marie', 'Anne Marie'],
    ['0', '0'],
    ['<b>', '<b>'],
  ])('fault 58: %j is sent as %j', (text, sent) => {
    expect(apply('filled', text)).toBe(sent);
  });
});

describe('an e-mail address', () => {
  test.each([
    ["o'neill@xtra.co.nz", "o'neill@xtra.co.nz"],
    ['a+b@c.nz', 'a+b@c.nz'],
    ['a&b@example.co.nz', 'a&b@example.co.nz'],
    ['marama@example.co.nz ', 'marama@example.co.nz'],
    ['\u00a0marama@example.co.nz\u200b', 'marama@example.co.nz'],
    ['MARAMA@EXAMPLE.NZ', 'MARAMA@EXAMPLE.NZ'],
    ['me@mail.sub.example.co.nz', 'me@mail.sub.example.co.nz'],
    ['kia@xn--bcher-kva.example', 'kia@xn--bcher-kva.example'],
    ['mārama@kāinga.nz', 'mārama@kāinga.nz'],
    ['"odd.name"@example.nz', '"odd.name"@example.nz'],
    ['aroha＠x.co.nz.', 'aroha@x.co.nz'],
    ['mailto:aroha@x.co.nz', 'aroha@x.co.nz'],
  ])('fault 59: %j is sent as %j', (text, sent) => {
    expect(apply('email', text)).toBe(sent);
  });

  test('of 254 characters passes', () => {
    expect(apply('email', `${'x'.repeat(243)}@example.nz`)).not.toBe(refused);
  });

  test('of 255 characters is refused', () => {
    expect(apply('email', `${'x'.repeat(244)}@example.nz`)).toBe(refused);
  });

  test.each([
    'a@b',
    'a@',
    '@b.nz',
    'a.b.nz',
    'a@b@c.nz',
    'a b@c.nz',
    'a@b .nz',
    'a@b.',
    'a@.nz',
    'a@b..nz',
    'a@b.nz..',
    'a\u00a0b@c.nz',
  ])('%j is refused', (text) => {
    expect(apply('email', text)).toBe(refused);
  });
});

describe('a phone number', () => {
  test.each([
    ['021 555 0000 ', '021 555 0000'],
    ['+64 (0)21 555 0000', '+64 (0)21 555 0000'],
    ['(09) 123-4567', '(09) 123-4567'],
    ['0800 FLOWERS 1', '0800 FLOWERS 1'],
    ['09 123 4567 ext 12', '09 123 4567 ext 12'],
    ['\u200b021\u00a05550000\u00a0', '021 5550000'],
    ['٠٢١', '021'],
    ['021 555 000０\u00ad', '021 555 0000'],
    ['7', '7'],
  ])('fault 60: %j is sent as %j', (text, sent) => {
    expect(apply('phone', text)).toBe(sent);
  });

  test.each(['021 555 0000 (home)', 'none', '021-', '+', '021 555 000o', '021.'])(
    'fault 60: %j is refused',
    (text) => {
      expect(apply('phone', text)).toBe(refused);
    },
  );
});

describe('a region', () => {
  test.each(['0110', '6011', '9810'])('fault 62: %s is sent unchanged', (text) => {
    expect(apply('postcode', text)).toBe(text);
  });

  test.each(['none', '', '110', '01100', '011O', ' 0110', '0110 ', '0110\n', '١٢٣٤'])(
    '%j is refused',
    (text) => {
      expect(apply('postcode', text)).toBe(refused);
    },
  );
});

describe('a choice', () => {
  test.each(['1', '0', '14'])('fault 63: %s is sent unchanged', (text) => {
    expect(apply('chosen', text)).toBe(text);
  });

  test.each(['default', ''])('%j is refused', (text) => {
    expect(apply('chosen', text)).toBe(refused);
  });
});

describe('a message', () => {
  test.each([
    '',
    ' ',
    ' padded ',
    '<b>bold</b> & "quoted"',
    'line one\nline two\n',
    '🏡👩‍👧',
    'ā'.repeat(20_000),
  ])('fault 61: is sent exactly, as case %# shows', (text) => {
    expect(apply('optional', text)).toBe(text);
  });
});
