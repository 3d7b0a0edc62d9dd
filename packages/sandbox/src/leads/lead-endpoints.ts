import type { RecordKind } from '../records.ts';
import type { Encoding } from '../read-body.ts';

/**
 * Where leads go (`POST /{brand}/…`), and how each endpoint takes its body: JSON or urlencoded as
 * the page chooses (row 2), the job application as multipart only (spec section 7). An endpoint's
 * name is the kind of record it makes.
 */
export const leadEndpoints = {
  lead: ['json', 'form'],
  'call-centre': ['json', 'form'],
  recruitment: ['multipart'],
} as const satisfies Partial<Record<RecordKind, readonly Encoding[]>>;
export type LeadEndpoint = keyof typeof leadEndpoints;
