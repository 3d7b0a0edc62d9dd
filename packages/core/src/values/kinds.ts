import { trim } from './trim.ts';

/**
 * What a page can write, in an attribute or in the configuration, and how it is read (contract
 * section 1): by its declared kind only, never guessed from its looks.
 */
export type Kind = 'text' | 'number' | 'integer' | 'flag' | 'choice' | 'url' | 'date' | 'list' | 'json' | 'id' | 'html';

/** Bounds of a value. */
export interface Limits {
  /** The words of a choice, in kebab-case. */
  readonly choices?: readonly string[];
  /** Of a number, inclusive. */
  readonly min?: number;
  readonly max?: number;
  /** A regular expression for the whole of a text or an address, as in HTML's `pattern`, but in any case. Empty values pass. */
  readonly pattern?: string;
  /** What a value that matches the pattern is, in words for editors. */
  readonly expected?: string;
}

/** A value of the right kind; `undefined` when the text is not of that kind. */
export type Parsed = { readonly value: unknown } | undefined;

/**
 * Reads `text` as `kind`, strictly: only what stands around it is left out. What editors mangle inside
 * a value is mended before, by `mend` of the package widget. Never throws.
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
  text: asItStands,
  number: (text, limits) => readNumber(text, /^[+-]?(\d+(\.\d*)?|\.\d+)$/, limits),
  integer: (text, limits) => readNumber(text, /^[+-]?\d+$/, limits),
  flag: (text) => /^(true|yes|1|)$/i.test(text) || (/^(false|no|0)$/i.test(text) ? false : undefined),
  choice: (text, { choices = [] }) => choices.find((choice) => choice === text.toLowerCase()),
  url: (text) => (unsafe.test(text) || !isAddress(text) ? undefined : text),
  // A browser reads 30 February as a day of March, or not at all.
  date: (text) => (new Date(text).toJSON()?.slice(0, 10) === text ? text : undefined),
  list: (text) => (looksLikeJson.test(text) ? undefined : text.split(',').map(trim).filter(Boolean)),
  json: readJson,
  // The "#" of a link or a style sheet is tolerated.
  id: (text) => /^#?([^\s#]+)$/.exec(text)?.[1],
  html: asItStands,
};

function asItStands(text: string): string {
  return text;
}

function readNumber(text: string, shape: RegExp, { min = -Infinity, max = Infinity }: Limits): number | undefined {
  const value = Number(text);
  return shape.test(text) && value >= min && value <= max ? value : undefined;
}

/**
 * Control characters, which browsers drop inside a scheme ("java\u0000script:"); schemes that are not
 * allow-listed; and addresses of other sites that a browser takes for paths of this one.
 */
// eslint-disable-next-line no-control-regex -- see above
const unsafe = /[\x00-\x1f]|^(?!(https?|mailto|tel):)[a-z][a-z\d+.-]*:|^(www\.|https?[^:]?\/\/)/i;

/** False for what no browser can read, such as `https://`. A path always can be. */
function isAddress(text: string): boolean {
  if (!/^([a-z]+:|[\\/]{2})/i.test(text)) return true;
  try {
    return Boolean(new URL(text, 'https://site.invalid'));
  } catch {
    return false;
  }
}

/** Commas inside JSON do not part words. */
const looksLikeJson = /^(\{|\[\s*["'{[\]])/;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON as it stands
  }
}
