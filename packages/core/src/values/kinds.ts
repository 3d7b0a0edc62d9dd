import { trim } from './trim.ts';

/**
 * The kind of a value in an attribute or in the configuration. It decides how the value is read, and is
 * declared, never guessed from the text (contract section 1).
 */
export type Kind =
  'text' | 'number' | 'integer' | 'flag' | 'choice' | 'url' | 'date' | 'list' | 'json' | 'id' | 'html';

/** Limits of a value. */
export interface Limits {
  /** The words of a choice, in kebab-case. */
  readonly choices?: readonly string[];
  /** Inclusive bounds of a number. */
  readonly min?: number;
  readonly max?: number;
  /**
   * A regular expression for the whole text or address, like HTML's `pattern` but ignoring case. An empty
   * value passes.
   */
  readonly pattern?: string;
  /** Describes a value that matches the pattern, in words for editors. */
  readonly expected?: string;
}

/** A value of the right kind; `undefined` when the text is not of that kind. */
export type Parsed = { readonly value: unknown } | undefined;

/**
 * Reads `text` as `kind`, strictly: it trims the ends and fixes nothing else. `repair` in the markup package
 * fixes beforehand what editors mangle inside a value. Never throws.
 */
export function parseValue(kind: Kind, text: string, limits: Limits = {}): Parsed {
  const value = readers[kind](trim(text), limits);
  return value === undefined || !matches(value, limits) ? undefined : { value };
}

function matches(value: unknown, { pattern }: Limits): boolean {
  return !pattern || value === '' || new RegExp(`^(?:${pattern})$`, 'i').test(String(value));
}

/** The value; `undefined` when the text is not of the kind. */
type Reader = (text: string, limits: Limits) => unknown;

const readers: Record<Kind, Reader> = {
  text: unchanged,
  number: (text, limits) => readNumber(text, /^[+-]?(\d+(\.\d*)?|\.\d+)$/, limits),
  integer: (text, limits) => readNumber(text, /^[+-]?\d+$/, limits),
  flag: (text) => /^(true|yes|1|)$/i.test(text) || (/^(false|no|0)$/i.test(text) ? false : undefined),
  choice: (text, { choices = [] }) => choices.find((choice) => choice === text.toLowerCase()),
  url: (text) => (unsafe.test(text) || !isAddress(text) ? undefined : text),
  // A browser reads 30 February as a day of March, or not at all.
  date: (text) => (new Date(text).toJSON()?.slice(0, 10) === text ? text : undefined),
  list: (text) => (looksLikeJson.test(text) ? undefined : text.split(',').map(trim).filter(Boolean)),
  json: readJson,
  // Tolerates the "#" of a link or a style sheet.
  id: (text) => /^#?([^\s#]+)$/.exec(text)?.[1],
  html: unchanged,
};

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

/**
 * Control characters, which browsers drop inside a scheme ("java\u0000script:"); schemes that are not
 * allow-listed; and addresses of other sites that a browser would take for paths of this one.
 */
// eslint-disable-next-line no-control-regex -- see above
const unsafe = /[\x00-\x1f]|^(?!(https?|mailto|tel):)[a-z][a-z\d+.-]*:|^(www\.|https?[^:]?\/\/)/i;

/** False for an address that no browser can parse, for example `https://`. Any path can be parsed. */
function isAddress(text: string): boolean {
  if (!/^([a-z]+:|[\\/]{2})/i.test(text)) return true;
  try {
    return Boolean(new URL(text, 'https://site.invalid'));
  } catch {
    return false;
  }
}

/** Commas inside JSON do not separate words. */
const looksLikeJson = /^(\{|\[\s*["'{[\]])/;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}
