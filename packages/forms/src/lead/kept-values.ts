import type { LeadValues } from '../fields/lead-field.ts';

/** Parses the values of a kept draft: scripts of the page can change its storage. */
export function parseValues(kept: unknown): LeadValues {
  const isValue = ([name, value]: [string, unknown]) =>
    !/[.[\]]/.test(name) && !(name in {}) && typeof value === 'string';
  return Object.fromEntries(Object.entries(Object(kept) as object).filter(isValue)) as LeadValues;
}
