import type { RecordKind } from '../records.ts';
import type { Encoding } from '../read-body.ts';

/**
 * Endpoints of leads (`POST /{brand}/…`) and their encodings: JSON or urlencoded as the page chooses (row 2),
 * only multipart for the job application (spec section 7). An endpoint's name is also the kind of its
 * records.
 */
export const leadEndpoints = {
  lead: ['json', 'form'],
  'call-centre': ['json', 'form'],
  recruitment: ['multipart'],
} as const satisfies Partial<Record<RecordKind, readonly Encoding[]>>;
export type LeadEndpoint = keyof typeof leadEndpoints;
