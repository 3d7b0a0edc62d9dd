import type { Encoding } from '../config/config.ts';
import { toJson } from '../values/to-json.ts';

/** How a payload is written into a request. */
export type BodyEncoding = Encoding | 'multipart';

interface EncodedBody {
  readonly body: string | FormData;
  /** `undefined` if the browser has to write it, with the boundary of a multipart body. */
  readonly contentType?: string;
}

/** All encodings carry the same keys. */
export function encodeBody(payload: Readonly<Record<string, unknown>>, encoding: BodyEncoding): EncodedBody {
  if (encoding === 'json') return { body: toJson(payload), contentType: 'application/json' };
  const pairs = Object.entries(payload).map(([key, value]): [string, string] => [key, asText(value)]);
  if (encoding === 'form')
    return { body: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
  const body = new FormData();
  for (const [key, value] of pairs) body.append(key, value);
  return { body };
}

/** These encodings are flat, so a nested record becomes JSON text. */
function asText(value: unknown): string {
  return typeof value === 'object' ? toJson(value) : String(value);
}
