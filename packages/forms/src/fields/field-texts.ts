import { pageMessage } from '@adviser-widgets/core/internal';
import type { LeadField, LeadFields } from './lead-field.ts';

/** Returns a field's label as a widget shows it. */
export function fieldLabel(name: string, { label }: LeadField, widget: string): string {
  return pageMessage(`${name}Label`, widget) ?? label;
}

export function fieldHint(name: string, { hint }: LeadField, widget: string): string | undefined {
  return pageMessage(`${name}Hint`, widget) ?? hint;
}

/** Returns the texts of fields by the names under which a page replaces them. */
export function textsOfFields(fields: LeadFields): Readonly<Record<string, string>> {
  const entries = Object.entries(fields).flatMap(([name, { label, hint, message }]) => [
    [`${name}Label`, label],
    ...(hint ? [[`${name}Hint`, hint]] : []),
    ...(typeof message === 'object' ? [[message.name, message.text]] : []),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
