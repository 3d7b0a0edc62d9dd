import type { Encoding } from '../config.ts';

/** Writes a payload as JSON or as urlencoded pairs; both carry the same keys (row 2). */
export function encodeBody(payload: Readonly<Record<string, unknown>>, encoding: Encoding): { body: string; contentType: string } {
  if (encoding === 'json') return { body: JSON.stringify(payload), contentType: 'application/json' };
  const pairs = Object.entries(payload).map(([key, value]): [string, string] => [key, asText(value)]);
  return { body: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
}

/** A nested record travels as JSON text where the encoding is flat (R4). */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
