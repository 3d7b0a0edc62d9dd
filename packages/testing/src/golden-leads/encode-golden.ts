import type { GoldenLead } from './golden-lead.ts';

/** The fields of a lead as they are sent, in their order. */
export type SentFields = readonly (readonly [name: string, value: string | number | object])[];

/** How a body is written (row 2). Multipart has no type here: the browser writes it, with a boundary of its own (row 18). */
export type GoldenEncoding = 'JSON' | 'urlencoded pairs' | 'multipart';

/** Writes a body with what the platform has for it, and nothing of ours. */
export function encodeGolden(fields: SentFields, encoding: GoldenEncoding): Pick<GoldenLead, 'contentType' | 'body'> {
  if (encoding === 'JSON') return { contentType: 'application/json', body: JSON.stringify(Object.fromEntries(fields)) };
  const pairs = fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const);
  if (encoding === 'multipart') return { contentType: undefined, body: pairs };
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return { contentType: 'application/x-www-form-urlencoded', body };
}
