import type { RecordKind } from '../records.ts';
import type { Encoding } from '../read-body.ts';

/** The encodings that each endpoint accepts. Its name is also the kind of its records. */
export const leadEndpoints = {
  lead: ['json', 'form'],
  'call-centre': ['json', 'form'],
  recruitment: ['multipart'],
} as const satisfies Partial<Record<RecordKind, readonly Encoding[]>>;
export type LeadEndpoint = keyof typeof leadEndpoints;
