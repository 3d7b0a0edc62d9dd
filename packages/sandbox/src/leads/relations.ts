import * as v from 'valibot';
import { problem, type Fields } from '../check-fields.ts';
import { regionNames } from './regions.ts';
import { trackingRules, type FoundTracking } from './tracking.ts';
import { checkTrackingRelations } from './tracking-relations.ts';

interface Payload {
  readonly body: Fields;
  readonly tracking: FoundTracking;
}

/** A value that breaks its own rule is left to that rule. */
export function checkRelations({ body, tracking }: Payload): string[] {
  return [
    ...checkRegion(body),
    ...checkEmail(body, tracking),
    ...checkAdviser(body),
    ...checkCookies(body, tracking),
    ...checkTrackingRelations(tracking),
  ];
}

/** The region must match the postcode, or be empty for an unknown one. */
function checkRegion({ FormPostcode, Region }: Fields): string[] {
  if (typeof Region !== 'string') return [];
  const name = regionNames.get(String(FormPostcode)) ?? '';
  return Region === name
    ? []
    : [problem('Region', `${JSON.stringify(name)} for postcode ${String(FormPostcode)}`, Region)];
}

/** The record learns the visitor's email address only from this form. */
function checkEmail({ FormEmail }: Fields, { record, prefix }: FoundTracking): string[] {
  if (typeof record?.cusEmail !== 'string' || record.cusEmail === FormEmail) return [];
  return [problem(`${prefix}cusEmail`, 'the value of FormEmail', record.cusEmail)];
}

const typedAdviser = /^Adviser: \S.*$/;

/** An adviser is named by id or, if the list failed to load, as typed. */
function checkAdviser({ hasAdviser, AdviserId, FormMessage }: Fields): string[] {
  if (hasAdviser !== 'yes' && hasAdviser !== '') return []; // another form, or already reported
  if (FormMessage === undefined) {
    const isMissing = hasAdviser === 'yes' && AdviserId === '';
    return isMissing ? [problem('AdviserId', 'the adviser who was named', AdviserId)] : [];
  }
  if (hasAdviser === '') return [problem('FormMessage', 'no such field with the box unticked', FormMessage)];
  const isTyped = typeof FormMessage === 'string' && typedAdviser.test(FormMessage);
  return isTyped ? [] : [problem('FormMessage', '"Adviser: …" and no more, or no such field', FormMessage)];
}

/** The last fallback of each field, in the tracking record. */
const cookies = {
  CampaignId: 'libcampaign',
  TrackingNumber: 'libTrackUnidentified',
  AdviserId: 'adviser',
} as const;

function checkCookies(body: Fields, { record }: FoundTracking): string[] {
  return Object.entries(cookies).flatMap(([name, key]) => {
    const known = record?.[key];
    if (body[name] !== '' || known === '' || !v.is(trackingRules[key], known)) return [];
    return [problem(name, `${JSON.stringify(known)} from the cookie when there is nothing better`, '')];
  });
}
