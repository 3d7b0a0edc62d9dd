import type { LeadValues } from './lead-field.ts';

/** Puts the form's note before the visitor's message, on its own line. */
export function withNote(values: LeadValues, note: string): LeadValues {
  if (!note) return values;
  return { ...values, FormMessage: [note, values.FormMessage].filter(Boolean).join('\n') };
}
