import type { LeadFields } from '../fields/lead-field.ts';

/** The adviser's name, as far as it is a field like any other (rows 31 to 33). */
export const adviserFields = {
  AdviserId: { label: 'Adviser name', control: 'input', default: '', rule: 'optional' },
} as const satisfies LeadFields;
