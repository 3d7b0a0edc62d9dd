import type { Encoding } from '../config/config.ts';
import { toJson } from '../values/to-json.ts';

export interface EncodedBody {
  readonly body: string | FormData;
  readonly contentType?: string;
}

/** All three encodings carry the same keys. */
export function encodeBody(
  payload: Readonly<Record<string, unknown>>,
  encoding: Encoding | 'multipart',
): EncodedBody {
  if (encoding === 'json') return { body: toJson(payload), contentType: 'application/json' };
  const pairs = Object.entries(payload).map(([key, value]): [string, string] => [key, asText(value)]);
  if (encoding === 'form')
    return { body: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
  const body = new FormData(); // the browser sets its media type, with the boundary
  for (const [key, value] of pairs) body.append(key, value);
  return { body };
}

/** These encodings are flat, so a nested record becomes JSON text. */
function asText(value: unknown): string {
  return typeof value === 'object' ? toJson(value) : String(value);
}
