import type { LeadValues } from './lead-field.ts';

/** Puts a note of the form before what was typed, on a line of its own (rows 30, 31 and 58). */
export function withNote(values: LeadValues, note: string): LeadValues {
  if (!note) return values;
  return { ...values, FormMessage: [note, values.FormMessage].filter(Boolean).join('\n') };
}
