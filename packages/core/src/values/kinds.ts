import { parseAddress } from './parse-address.ts';
import { parseJson } from './parse-json.ts';
import { shownText } from './shown-text.ts';
import { trim } from './trim.ts';

/** How a value is read: declared, never guessed from the text. */
export type Kind =
  'text' | 'number' | 'integer' | 'flag' | 'choice' | 'url' | 'date' | 'list' | 'json' | 'id' | 'html';

/** Limits of a value; `min` and `max` are inclusive, `choices` in kebab-case. */
export interface Limits {
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** For the whole text, like HTML's `pattern` but ignoring case. An empty value passes. */
  readonly pattern?: string;
  readonly expected?: string;
}

/** A value of the right kind; `undefined` if the text is not of that kind. */
export type Parsed = { readonly value: unknown } | undefined;

/** Reads `text` as `kind`, strictly: `repair` in the markup package fixes mangled text. Never throws. */
export function parseValue(kind: Kind, text: string, limits: Limits = {}): Parsed {
  const value = readers[kind](trim(text), limits);
  return value === undefined || !matches(value, limits) ? undefined : { value };
}

function matches(value: unknown, { pattern }: Limits): boolean {
  return !pattern || value === '' || new RegExp(`^(?:${pattern})$`, 'i').test(String(value));
}

const readers: Record<Kind, (text: string, limits: Limits) => unknown> = {
  text: shownText,
  number: (text, limits) => readNumber(text, /^[+-]?(\d+(\.\d*)?|\.\d+)$/, limits),
  integer: (text, limits) => readNumber(text, /^[+-]?\d+$/, limits),
  flag: (text) => /^(true|yes|1|)$/i.test(text) || (/^(false|no|0)$/i.test(text) ? false : undefined),
  choice: (text, { choices = [] }) => choices.find((choice) => choice === text.toLowerCase()),
  url: (text) => (unsafe.test(text) || !isAddress(text) ? undefined : text),
  // A browser reads 30 February as a day of March, or not at all.
  date: (text) => (new Date(text).toJSON()?.slice(0, 10) === text ? text : undefined),
  list: (text) => (looksLikeJson.test(text) ? undefined : shownList(text)),
  json: parseJson,
  // Tolerates the "#" of a link or a style sheet.
  id: (text) => /^#?([^\s#]+)$/.exec(text)?.[1],
  html: unchanged,
};

function shownList(text: string): string[] {
  return text
    .split(',')
    .map((item) => shownText(trim(item)))
    .filter(Boolean);
}

function unchanged(text: string): string {
  return text;
}

function readNumber(
  text: string,
  shape: RegExp,
  { min = -Infinity, max = Infinity }: Limits,
): number | undefined {
  const value = Number(text);
  return shape.test(text) && value >= min && value <= max ? value : undefined;
}

/** Browsers drop control characters inside a scheme ("java\u0000script:"), and take "www." for a path. */
// eslint-disable-next-line no-control-regex -- see above
const unsafe = /[\x00-\x1f]|^(?!(https?|mailto|tel):)[a-z][a-z\d+.-]*:|^(www\.|https?[^:]?\/\/)/i;

/** Any path can be parsed; `https://` cannot. */
function isAddress(text: string): boolean {
  const isPath = !/^([a-z]+:|[\\/]{2})/i.test(text);
  return isPath || Boolean(parseAddress(text, 'https://site.invalid'));
}

/** Commas inside JSON do not separate words. */
const looksLikeJson = /^(\{|\[\s*["'{[\]])/;
