import * as v from 'valibot';
import { bodyLimits, excessOf, tooLarge } from './body-size.ts';
import { fieldsByName, problem, type Fields } from './check-fields.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
export type Encoding = keyof typeof mediaTypes;

/** A body as it came: bytes from a connection, or what a page in the same process gave to `fetch`. */
export interface SentBody {
  /** The header; without a boundary for a form that is not encoded yet. */
  readonly contentType: string;
  readonly body: Bytes | string | FormData;
}

export interface ReadBody {
  readonly encoding: Encoding;
  readonly contentType: string;
  readonly fields: Fields;
}

interface Unread {
  readonly errors: readonly string[];
}

type Bytes = Uint8Array<ArrayBuffer>;

export async function readBody(sent: SentBody, accepted: readonly Encoding[]): Promise<ReadBody | Unread> {
  const contentType = (sent.contentType.split(';')[0] ?? '').trim().toLowerCase();
  const encoding = accepted.find((each) => mediaTypes[each] === contentType);
  if (!encoding)
    return {
      errors: [problem('Content-Type', accepted.map((each) => mediaTypes[each]).join(' or '), contentType)],
    };
  try {
    const read = await readers[encoding](sent);
    return 'errors' in read ? read : { encoding, contentType, ...read };
  } catch (error) {
    return {
      errors: [`body: expected well-formed data, got ${error instanceof Error ? error.message : error}`],
    };
  }
}

type Reading = Pick<ReadBody, 'fields'> | Unread;

/** Each throws if the body is not well-formed. */
const readers: Record<Encoding, (sent: SentBody) => Reading | Promise<Reading>> = {
  json: ({ body }) => readJson(decode(body)),
  form: ({ body }) => readForm(decode(body)),
  multipart: async ({ body, contentType }) => {
    if (body instanceof FormData) return readPairs([...body]);
    const text = decode(body); // checks that all bytes are UTF-8, as names and values are texts
    return readPairs([
      ...(await new Response(text, { headers: { 'Content-Type': contentType } }).formData()),
    ]);
  },
};

function decode(body: SentBody['body']): string {
  if (body instanceof FormData) throw new Error('a form that is not encoded');
  return typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body);
}

function readJson(text: string): Reading {
  const body = JSON.parse(text) as unknown;
  const excess = excessOf(body);
  if (excess !== undefined) return { errors: [excess] };
  const { success, output, issues } = v.safeParse(fieldsByName, body);
  return success ? { fields: output } : { errors: [problem('body', issues[0].message, body)] };
}

/** `URLSearchParams` tolerates a bare `%`, and bytes that are not UTF-8. */
function readForm(text: string): Reading {
  decodeURIComponent(text);
  return readPairs([...new URLSearchParams(text)]);
}

type Pair = readonly [name: string, value: string | File];

/** A repeated name is an error: a honeypot or a token that the form element sent as well. */
function readPairs(pairs: readonly Pair[]): Reading {
  if (pairs.length > bodyLimits.fields) return { errors: [tooLarge(bodyLimits.fields, 'fields')] };
  const values = new Map<string, (string | File)[]>();
  for (const [name, value] of pairs) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  const errors = [...values].flatMap(([name, given]) => checkValuesOf(name, given));
  return errors.length > 0 ? { errors } : { fields: Object.fromEntries(pairs) };
}

function checkValuesOf(name: string, values: readonly (string | File)[]): string[] {
  if (values.some((value) => typeof value !== 'string')) return [`${name}: expected a text, got a file`];
  return values.length > 1 ? [problem(name, 'one value', values)] : [];
}
