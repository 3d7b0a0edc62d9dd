import { decodePercents } from './decode-percents.ts';

/** What a visitor typed, by what it is for. */
export type TextKind = 'email' | 'phone' | 'name' | 'message';

interface Cleaning {
  readonly dropped: RegExp;
  readonly fold: (text: string) => string;
}

/**
 * Contact details: all invisible characters, as nobody could see why an address is wrong or a call fails.
 * `DI` (default-ignorable) has the variation selectors and the blank letters of Korean.
 */
const inContacts = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{NChar}\u2800]/gu;

/**
 * Names and messages: what XML or JSON parsers of servers refuse (control characters, noncharacters, half an
 * emoji), what splits words unseen, and what changes the direction of text after it. Tabs and line breaks stay,
 * and so does what is part of a spelling: U+200C in Persian, U+200D and variation selectors in emoji.
 */
const inProse = /(?![\t\n\r\x85])\p{Cc}|[\xad\u200b\u2060\ufeff\p{Cs}\p{Bidi_C}\p{NChar}]/gu;

const lineBreaks = /\r\n?|[\x85\u2028\u2029]/g;

/** What happens to typed text before the rules and for sending (R34): pasted text has invisible marks. */
const cleanings: Readonly<Record<TextKind, Cleaning>> = {
  email: {
    dropped: inContacts,
    // Full-width letters and stops come from Chinese and Japanese keyboards, ligatures from PDF files.
    fold: (text) => bareAddress(compatible(text).replaceAll('。', '.')),
  },
  phone: {
    dropped: inContacts,
    // Arabic and Indian digits look right too, but call centres can't dial them.
    fold: (text) =>
      compatible(text)
        .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
        .trim(),
  },
  name: {
    dropped: inProse,
    // A line break in a name could start another header in a server's email.
    fold: (text) => visible(composed(text.replace(lineBreaks, ' ').replaceAll('\n', ' ').trim())),
  },
  message: {
    dropped: inProse,
    fold: (text) => composed(text.replace(lineBreaks, '\n')),
  },
};

/**
 * Returns what is checked and sent of a text that a visitor typed: without the invisible characters that come
 * along with pasted text, and trimmed unless it is a message. Takes time linear in the length of the text.
 */
export function cleanText(kind: TextKind, typed: string): string {
  const { dropped, fold } = cleanings[kind];
  // Again after the fold, which decodes links: %00 is a control character.
  return fold(typed.replace(dropped, '')).replace(dropped, '');
}

/** Longer texts are no contact details, and normalising many marks takes quadratic time. */
const maxFolded = 1000;

/** NFKC, except for spacing accents, which it turns into a space and a mark: "o´neill@x.nz" would be refused. */
function compatible(text: string): string {
  if (text.length > maxFolded) return text;
  return text.replace(/\P{Sk}+/gu, (run) => run.normalize('NFKC'));
}

/** NFC: some keyboards type letter and macron apart, which searches and mail merges of the business then miss. */
function composed(text: string): string {
  return text.replace(/\S+/g, (word) => (word.length > maxFolded ? word : word.normalize('NFC')));
}

/** Takes an address out of a copied `mailto:` link, or from the end of a sentence. */
function bareAddress(text: string): string {
  const [, linked] = /^mailto:([^?]*)/i.exec(text.trim()) ?? [];
  return (linked === undefined ? text : decodePercents(linked)).trim().replace(/\.$/, '');
}

/** All decimal digits of Unicode are in runs of ten, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before--;
  return String((code - before) % 10);
}

/** Returns '' for a text of nothing but blanks, marks and invisible characters. */
function visible(text: string): string {
  return /[^\s\p{M}\p{DI}\u2800]/u.test(text) ? text : '';
}
