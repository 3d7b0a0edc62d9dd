import { regions } from '@adviser-widgets/core';
import { problem } from './check-fields.ts';
import type { FoundTracking } from './tracking.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Payload {
  readonly body: Fields;
  readonly tracking: FoundTracking;
}

/** Fields that must agree with one another. */
export function checkRelations({ body, tracking }: Payload): string[] {
  return [...checkRegion(body), ...checkEmail(body, tracking), ...checkAdviser(body)];
}

/** The name that goes with the postcode; nothing for an unknown one (row 16). */
function checkRegion({ FormPostcode, Region }: Fields): string[] {
  if (typeof Region !== 'string') return [];
  const name = regions.find(({ postcode }) => postcode === FormPostcode)?.name ?? '';
  return Region === name
    ? []
    : [problem('Region', `${JSON.stringify(name)} for postcode ${String(FormPostcode)}`, Region)];
}

/** The record knows the visitor's address from this form alone (row 15). */
function checkEmail({ FormEmail }: Fields, { record, prefix }: FoundTracking): string[] {
  if (typeof record?.cusEmail !== 'string' || record.cusEmail === FormEmail) return [];
  return [problem(`${prefix}cusEmail`, 'the value of FormEmail', record.cusEmail)];
}

const typedAdviser = /^Adviser: ./m;

/** With the box ticked an adviser is named, by id or, when the list was out of reach, as typed (row 31). */
function checkAdviser({ hasAdviser, AdviserId, FormMessage }: Fields): string[] {
  if (hasAdviser === undefined) return [];
  const typed = typeof FormMessage === 'string' && typedAdviser.test(FormMessage);
  if (FormMessage !== undefined && !typed)
    return [problem('FormMessage', '"Adviser: …" or no such field', FormMessage)];
  return hasAdviser === 'yes' && AdviserId === '' && !typed
    ? [problem('AdviserId', 'the adviser who was named', AdviserId)]
    : [];
}
