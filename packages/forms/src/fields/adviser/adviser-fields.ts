import type { LeadFields } from '../lead-field.ts';

export const adviserFields = {
  AdviserId: { label: 'Adviser name', control: 'input', default: '', rule: 'optional' },
} as const satisfies LeadFields;
