import { describe, expect, test } from 'vitest';
import { cleanText, type TextKind } from './clean-text.ts';

describe.each<TextKind>(['email', 'phone'])('%s', (kind) => {
  test.each([
    ['a soft hyphen', '\u00ad'],
    ['a variation selector', '\ufe0d'],
    ['a supplementary variation selector', '\u{e0100}'],
    ['a Mongolian vowel separator', '\u180e'],
    ['a Mongolian variation selector', '\u180b'],
    ['fillers of Korean', '\u115f\u1160\u3164\uffa0'],
    ['an empty Braille cell', '\u2800'],
    ['a control character', '\u0003'],
    ['a line break and a tab', '\r\n\t\u0085\u2028\u2029'],
    ['a joiner and a non-joiner', '\u200d\u200c'],
    ['a direction mark', '\u202a\u202c\u200e\u2069\u061c'],
    ['a byte order mark and a word joiner', '\ufeff\u2060'],
    ['a grapheme joiner', '\u034f'],
    ['letters of a flag', '\u{e0067}\u{e007f}'],
    ['noncharacters', '\uffff\u{1fffe}'],
    ['half an emoji', '\ud83d'],
  ])('loses %s', (_, invisible) => {
    expect(cleanText(kind, `${invisible}1@x${invisible}.2${invisible}`)).toBe('1@x.2');
  });

  test('is trimmed', () => {
    expect(cleanText(kind, '\u00a0 1@x.2\u3000\u202f')).toBe('1@x.2');
  });
});

describe('an email', () => {
  test.each([
    ['full-width letters', 'ａｒｏｈａ＠ｘ．ｎｚ', 'aroha@x.nz'],
    ['ideographic stops', 'aroha@x。co｡nz', 'aroha@x.co.nz'],
    ['a ligature', 'soﬁa@x.nz', 'sofia@x.nz'],
    ['macrons in two characters', 'ma\u0304rama@ka\u0304inga.nz', 'mārama@kāinga.nz'],
    ['macrons', 'mārama@kāinga.nz', 'mārama@kāinga.nz'],
    ['an accent for an apostrophe', 'o´neill@x.nz', 'o´neill@x.nz'],
    ['a final dot', 'aroha@x.co.nz. ', 'aroha@x.co.nz'],
    ['a link', 'mailto:aroha@x.co.nz', 'aroha@x.co.nz'],
    ['a link in capitals', ' MAILTO: aroha@x.co.nz.', 'aroha@x.co.nz'],
    ['a full-width link', 'ｍａｉｌｔｏ：aroha@x.co.nz', 'aroha@x.co.nz'],
    ['a link with a subject', 'mailto:aroha@x.co.nz?subject=Kia ora&body=%', 'aroha@x.co.nz'],
    ['an encoded link', 'mailto:o%27neill%2Bhome@x.nz%00', "o'neill+home@x.nz"],
    ['a link with a percent sign', 'mailto:100%@x.nz', '100%@x.nz'],
    ['a percent sign', 'a%2Bb@x.nz', 'a%2Bb@x.nz'],
    ['a question mark', 'a?b@x.nz', 'a?b@x.nz'],
    ['brackets', '<jo@x.nz>', '<jo@x.nz>'],
    ['a space inside', 'jo@x .nz', 'jo@x .nz'],
  ])('with %s, %j, is %j', (_, typed, clean) => {
    expect(cleanText('email', typed)).toBe(clean);
  });
});

describe('a phone number', () => {
  test.each([
    ['in full-width digits', '０２１－０００（００００）', '021-000(0000)'],
    ['in Arabic digits', '٠٢١ ٣٤٥ ٦٧٨٩', '021 345 6789'],
    ['in Persian digits', '۰۲۱ ۳۴۵ ۶۷۸۹', '021 345 6789'],
    ['in Devanagari digits', '०२१ ३४५', '021 345'],
    ['in Ahom digits, which have two sets', '\u{116d0}\u{116d9}\u{116da}\u{116e3}', '0909'],
    ['in digits of mathematics', '𝟎𝟐𝟏𝟿', '0219'],
    ['with no-break spaces', '+64\u00a021\u202f555', '+64 21 555'],
    ['with letters', '0800 FLOWERS ext 1', '0800 FLOWERS ext 1'],
    ['with a final dot', '021 555.', '021 555.'],
  ])('%s, %j, is %j', (_, typed, clean) => {
    expect(cleanText('phone', typed)).toBe(clean);
  });
});

const spelt = [
  ['Persian', 'می\u200cخواهم علی\u200cرضا'],
  ['Māori', 'Mārama Ngā Tāngata'],
  ['Chinese', '李小龍（家）'],
  ['a rare Chinese character', '𠮷\u{e0100}'],
  ['Arabic', 'مُحَمَّد ٢١'],
  ['Hindi', 'क्\u200dष क्\u200cष'],
  ['Korean', '김\u3164철수'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180e'],
  ['joined emoji', '👩🏽\u200d👧 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['a tab', 'a\tb'],
] as const;

const unwanted = [
  ['a soft hyphen', 'Aro\u00adha', 'Aroha'],
  ['a zero-width space', 'Aro\u200bha', 'Aroha'],
  ['a word joiner', 'Aro\u2060ha', 'Aroha'],
  ['a byte order mark', '\ufeffAroha', 'Aroha'],
  ['direction marks', '\u061c\u200e\u200f\u202aAr\u202eo\u202c\u2066ha\u2069', 'Aroha'],
  ['control characters', 'A\u0000r\u0003o\u000bh\u001f\u007fa\u009f', 'Aroha'],
  ['noncharacters', 'Aro\ufffe\uffff\ufdd0\u{10ffff}ha', 'Aroha'],
  ['half an emoji', 'Aro\ud83dha\udc69', 'Aroha'],
] as const;

describe('a name', () => {
  test('with a letter and its macron apart, it has them as one (L38)', () => {
    expect(cleanText('name', 'Ma\u0304rama')).toBe('M\u0101rama');
  });

  test.each(spelt)('in %s, %j, stays', (_, name) => {
    expect(cleanText('name', name)).toBe(name);
  });

  test.each(unwanted)('loses %s', (_, typed, clean) => {
    expect(cleanText('name', typed)).toBe(clean);
  });

  test.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029'])(
    'has a space for the line break %j',
    (end) => {
      expect(cleanText('name', `${end}Aroha${end}Ngata${end}`)).toBe('Aroha Ngata');
    },
  );

  test.each([
    ['spaces', ' \u00a0\u3000\t'],
    ['joiners', '\u200d \u200c'],
    ['fillers of Korean', '\u3164\u115f\u1160\uffa0'],
    ['an empty Braille cell', '\u2800'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['marks without a letter', '\u0301\u0304'],
    ['letters of a flag', '\u{e0067}'],
  ])('of nothing but %s is empty', (_, name) => {
    expect(cleanText('name', name)).toBe('');
  });

  test.each(['x', '李', '0', '.', '👩'])('of one character, %s, stays', (name) => {
    expect(cleanText('name', name)).toBe(name);
  });
});

describe('a message', () => {
  test('with letters and their marks apart, it has them as one (L38), and its spaces', () => {
    expect(cleanText('message', 'Ka\u0304  ore\n e\u0301')).toBe('K\u0101  ore\n \u00e9');
  });

  test.each(spelt)('in %s, %j, stays', (_, text) => {
    expect(cleanText('message', text)).toBe(text);
  });

  test.each(unwanted)('loses %s', (_, typed, clean) => {
    expect(cleanText('message', typed)).toBe(clean);
  });

  test('keeps its spaces', () => {
    expect(cleanText('message', ' \n a\u00a0\u2009b \n')).toBe(' \n a\u00a0\u2009b \n');
  });

  test('has one kind of line break', () => {
    expect(cleanText('message', 'a\r\nb\rc\u0085d\u2028e\u2029f\n\r')).toBe('a\nb\nc\nd\ne\nf\n\n');
  });
});

/** A million characters: quadratic work takes minutes, so such a test does not finish. */
describe.each<TextKind>(['email', 'phone', 'name', 'message'])('a very long %s', (kind) => {
  test.each([
    ['spaces', ' '],
    ['invisible characters', '\u00ad'],
    ['fillers', '\u3164'],
    ['marks in the wrong order', '\u0315\u0300'],
    ['line breaks', '\r\n'],
    ['halves of emoji', '\ud83d'],
    ['links', 'mailto:'],
    ['percent signs', '%E2'],
    ['dots', '.'],
    ['Arabic digits', '\u0669'],
    ['digits of mathematics', '𝟿'],
    ['characters that fold to many', '\ufdfa'],
    ['accents', '´'],
  ])('of %s is cleaned', (_, unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    expect(() => cleanText(kind, `mailto:${text}b`)).not.toThrow();
  });
});
