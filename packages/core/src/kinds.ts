import { withoutPrototype } from './without-prototype.ts';

/**
 * What a page can write, in an attribute or in the configuration, and how it is read (contract
 * section 1): by its declared kind only, never guessed from its looks.
 */
export type Kind = 'text' | 'number' | 'integer' | 'flag' | 'choice' | 'url' | 'list' | 'json';

/** Bounds of a value: `choices` for choice, `min` and `max` (inclusive) for numbers. */
export interface Limits {
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** A value of the right kind; `undefined` when the text is not of that kind. */
export type Parsed = { readonly value: unknown } | undefined;

/** Reads `text` as `kind`. Never throws. */
export function parseValue(kind: Kind, text: string, limits: Limits = {}): Parsed {
  return readers[kind](prepare[kind]?.(text) ?? plain(text), limits);
}

/** Kinds in which every letter may be meant: trimmed, and otherwise read as they stand. */
const prepare = withoutPrototype<Partial<Record<Kind, (text: string) => string>>>({
  text: (text) => trim(unescaped(text)),
  list: (text) => unquoted(trim(unescaped(text))),
  json: trim,
});

/** Trims what editors leave around a value, no-break and zero-width spaces included. */
export function trim(text: string): string {
  return text.replace(/^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/g, '');
}

/** Other values lose the odd spaces an editor put in, and the quotes it put around them. */
function plain(text: string): string {
  return unquoted(straightSpaces(trim(unescaped(text)))).trim();
}

function straightSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200b-\u200d\u2060\ufeff]/g, '');
}

const entities = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['#34', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', '\u00a0'],
]);

/** The browser has undone one escape; what is left was escaped twice by an editor. */
function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole);
}

/** Without one pair of quotes around the whole value; quotes inside it are the page's own. */
function unquoted(text: string): string {
  return text.replace(/^[“”„"″]([^“”„"″]*)[“”„"″]$/, '$1');
}

type Reader = (text: string, limits: Limits) => Parsed;

const on = ['', 'true', 'yes', '1'];
const off = ['false', 'no', '0'];

const readers: Record<Kind, Reader> = {
  text: (text) => ({ value: text }),
  number: (text, limits) => readNumber(text, /^[+-]?(\d+\.?\d*|\.\d+)$/, limits),
  integer: (text, limits) => readNumber(text, /^[+-]?\d+$/, limits),
  flag: (text) => {
    const word = text.toLowerCase();
    if (on.includes(word)) return { value: true };
    return off.includes(word) ? { value: false } : undefined;
  },
  choice: (text, { choices = [] }) => {
    const word = text.toLowerCase();
    return choices.includes(word) ? { value: word } : undefined;
  },
  url: (text) => (isSafeUrl(text) ? { value: text } : undefined),
  list: (text) => ({ value: text.split(',').map(trim).filter(Boolean) }),
  json: (text) => readJson(text) ?? readJson(mended(text)),
};

function readJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined; // not JSON as it stands
  }
}

/** JSON as it was before an editor escaped it twice, curled its quotes and widened its spaces. */
function mended(json: string): string {
  return straightSpaces(unescaped(json).replace(/[“”„″]/g, '"'));
}

function readNumber(text: string, shape: RegExp, { min = -Infinity, max = Infinity }: Limits): Parsed {
  const value = Number(text);
  return shape.test(text) && value >= min && value <= max ? { value } : undefined;
}

const safeSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** True for relative addresses and the allow-listed schemes; control characters are never safe. */
function isSafeUrl(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these inside a scheme: "java\nscript:"
  if (/[\u0000-\u001f]/.test(text)) return false;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text);
  return !scheme || safeSchemes.includes(scheme[0].toLowerCase());
}
