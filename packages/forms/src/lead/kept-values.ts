import { isRecord } from '@adviser-widgets/core/internal';
import type { LeadValues } from '../fields/lead-field.ts';

/** Parses the values of a kept draft: scripts of the page can change its storage. */
export function parseValues(kept: unknown): LeadValues {
  const ofPage = Object.keys(Object.prototype); // a field may have a name that a page has added to all objects
  const isName = (name: string) => !/[.[\]]/.test(name) && (!(name in {}) || ofPage.includes(name));
  return Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).filter(
      ([name, value]) => isName(name) && typeof value === 'string',
    ),
  ) as LeadValues;
}
