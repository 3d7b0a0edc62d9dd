import { cleanText, decodeEntities, decodePercents } from '@adviser-widgets/core/internal';

/** Letters or words, and what they are read as. */
type Spelling = Readonly<Record<string, string | undefined>>;

/** Letters of other scripts that look like Latin ones, and what they look like. */
const alike = pairs('аеорсхіѕјмнктвοανι', 'aeopcxisjmhktboavi');

const chinese = pairs('〇零一二三四五六七八九', '00123456789');

/** Digits as people say them, in English and Māori. */
const spoken: Spelling = {
  ...numbered('zero one two three four five six seven eight nine ten eleven twelve'),
  ...numbered('kore tahi rua toru wha rima ono whitu waru iwa'),
  oh: '0',
  nought: '0',
  double: '1', // and the digit that follows
  triple: '11',
};

/**
 * Returns words as they read, however they are written: decoded, folded as forms fold contact details, in lower-case
 * letters without marks and with digits for numbers. For judging only, as it changes what harmless words mean.
 */
export function foldWords(text: string): string {
  const words = cleanText('phone', decode(text).replace(/[\s\x85]+/g, ' '))
    .replace(/(\p{Ll})(AT|DOT)(?=\p{Ll})/gu, '$1 $2 ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') // MrSmith
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC') // Hangul
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[·•∙⋅‧]/g, '.')
    .replace(/[⁄∕]/g, '/')
    .replace(/_/g, ' ')
    .replace(/[\p{No}\p{Nl}]/gu, '1') // ➊, Ⅷ: some digit
    .replace(/[\u0370-\u04ff〇零一-九]/g, (letter) => alike[letter] ?? chinese[letter] ?? letter);
  return withDigits(withoutGaps(words));
}

/** Twice, as links are encoded once more on their way. */
function decode(text: string): string {
  const once = (given: string) => decodeEntities(given.replace(/(%[\da-f]{2})+/gi, decodePercents));
  return once(once(text)).replace(/[ⓐⒶ🄰🅐🅰]|&commat;?/giu, '@');
}

/** Joins letters with gaps: `m r smith`, `P.O. Box`. */
function withoutGaps(words: string): string {
  return words.replace(/(?<![\p{L}\d'])(\p{L})[. ]+(?=\p{L}(?![\p{L}\d']))/gu, '$1');
}

function withDigits(words: string): string {
  return words
    .replace(/(?<![\p{L}\d|])[\doil|]+(?![\p{L}\d|'])/gu, (number) =>
      /\d|^o$/.test(number) ? number.replace(/o/g, '0').replace(/[il|]/g, '1') : number,
    )
    .replace(/(?<!\p{L})[a-z]+(?!\p{L})/gu, (word) => (Object.hasOwn(spoken, word) && spoken[word]) || word);
}

function pairs(from: string, to: string): Spelling {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index]]));
}

function numbered(names: string): Spelling {
  return Object.fromEntries(names.split(' ').map((name, index) => [name, String(index)]));
}
