import type { Adviser } from './fetch-advisers.ts';
import type { LeadFields, LeadValues } from '../lead-field.ts';

export const adviserFields = {
  AdviserId: { label: 'Adviser name', control: 'input', default: '', rule: 'optional' },
} as const satisfies LeadFields;

/** The name of the form's value that says who was picked: two may share a name. A draft keeps it; it is not sent. */
export const pickedName = 'AdviserPicked';

export function writePicked(adviser: Adviser | undefined): string {
  return adviser ? `${adviser.id} ${adviser.name}` : '';
}

export function readPicked({ [pickedName]: picked = '' }: LeadValues): Adviser | undefined {
  const [id = '', ...words] = picked.split(' ');
  return id ? { id, name: words.join(' ') } : undefined;
}
