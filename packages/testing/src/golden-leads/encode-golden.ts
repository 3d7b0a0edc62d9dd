import type { GoldenLead } from './golden-lead.ts';

/** The fields of a lead as sent, in order. */
export type SentFields = readonly (readonly [name: string, value: string | number | object])[];

/** The encoding of a body. Multipart has no content type here: the browser writes it, with its own boundary. */
export type GoldenEncoding = 'JSON' | 'urlencoded pairs' | 'multipart';

/** Encodes a body with platform APIs only, independent of our code. */
export function encodeGolden(
  fields: SentFields,
  encoding: GoldenEncoding,
): Pick<GoldenLead, 'contentType' | 'body'> {
  if (encoding === 'JSON')
    return { contentType: 'application/json', body: JSON.stringify(Object.fromEntries(fields)) };
  const pairs = fields.map(
    ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
  );
  if (encoding === 'multipart') return { contentType: undefined, body: pairs };
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return { contentType: 'application/x-www-form-urlencoded', body };
}
