import type { Encoding } from '../config/config.ts';

/** A request body, with its media type unless the browser sets that (row 18). */
export interface EncodedBody {
  readonly body: string | FormData;
  readonly contentType?: string;
}

/** Encodes a payload as JSON, urlencoded pairs or multipart; all three carry the same keys (row 2). */
export function encodeBody(
  payload: Readonly<Record<string, unknown>>,
  encoding: Encoding | 'multipart',
): EncodedBody {
  if (encoding === 'json') return { body: JSON.stringify(payload), contentType: 'application/json' };
  const pairs = Object.entries(payload).map(([key, value]): [string, string] => [key, asText(value)]);
  if (encoding === 'form')
    return { body: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
  const body = new FormData();
  for (const [key, value] of pairs) body.append(key, value);
  return { body };
}

/** Writes a nested record as JSON text, because these encodings are flat (R4). */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
