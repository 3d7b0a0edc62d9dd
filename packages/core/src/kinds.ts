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

/** A value of the right kind, or what was expected instead ("a whole number from 2 to 6"). */
export type Parsed = { readonly value: unknown } | { readonly expected: string };

/** Reads `text` as `kind`. Never throws. */
export function parseValue(kind: Kind, text: string, limits: Limits = {}): Parsed {
  return readers[kind](kind === 'text' ? trim(text) : plain(text), limits);
}

/** Trims what editors leave around a value, no-break and zero-width spaces included. */
export function trim(text: string): string {
  return text.replace(/^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/g, '');
}

/** Values that are not prose may lose the quotes and odd spaces an editor put in. */
function plain(text: string): string {
  const spaced = trim(text).replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200b-\u200d\u2060\ufeff]/g, '');
  return spaced.replace(/^[“”„"″](.*)[“”„"″]$/s, '$1').trim();
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
    return off.includes(word) ? { value: false } : { expected: '"true" or "false"' };
  },
  choice: (text, { choices = [] }) => {
    const word = text.toLowerCase();
    return choices.includes(word) ? { value: word } : { expected: `one of ${choices.map(quote).join(', ')}` };
  },
  url: (text) => (isSafeUrl(text) ? { value: text } : { expected: 'an http, https, mailto or tel address, or a path' }),
  list: (text) => ({ value: text.split(',').map(trim).filter(Boolean) }),
  json: (text) => {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch {
      return { expected: 'JSON' };
    }
  },
};

function readNumber(text: string, shape: RegExp, { min = -Infinity, max = Infinity }: Limits): Parsed {
  const value = Number(text);
  if (shape.test(text) && value >= min && value <= max) return { value };
  const whole = shape.test('1.5') ? 'a number' : 'a whole number';
  return { expected: whole + (Number.isFinite(min + max) ? ` from ${min} to ${max}` : '') };
}

const safeSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** True for relative addresses and the allow-listed schemes; control characters are never safe. */
function isSafeUrl(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these inside a scheme: "java\nscript:"
  if (/[\u0000-\u001f]/.test(text)) return false;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text);
  return !scheme || safeSchemes.includes(scheme[0].toLowerCase());
}

function quote(text: string): string {
  return `"${text}"`;
}
