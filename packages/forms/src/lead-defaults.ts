import type { FieldPage, LeadField, LeadFields, LeadValues } from './lead-field.ts';

/** The values a form starts with. */
export function leadDefaults(fields: LeadFields, page: FieldPage): LeadValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultOf(field, page)]));
}

/** A page's own list of choices may lack the default: then its first counts. */
function defaultOf({ default: standard, options }: LeadField, page: FieldPage): string {
  const choices = options?.(page) ?? [];
  return choices.some(({ value }) => value === standard) ? standard : (choices[0]?.value ?? standard);
}
