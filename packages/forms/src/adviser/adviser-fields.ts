import type { LeadFields } from '../fields/lead-field.ts';

/** Rows 31 to 33. */
export const adviserFields = {
  AdviserId: { label: 'Adviser name', control: 'input', default: '', rule: 'optional' },
} as const satisfies LeadFields;
