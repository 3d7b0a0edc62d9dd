import type { Fields } from '../check-fields.ts';
import type { FieldName } from './field-rules.ts';

/** What a form sends, written independently of the widgets. */
export interface FormShape {
  readonly fields: readonly FieldName[];
  readonly optional?: readonly FieldName[];
  readonly method: number;
  readonly leadSource?: number;
  readonly honeypot: 'hamCheck' | 'hamcheck';
}

const who: readonly FieldName[] = ['FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const whoInFull: readonly FieldName[] = ['FormFullName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const requestCall: readonly FieldName[] = [...who, 'FormSubject', 'FormMessage'];
const bestTime: readonly FieldName[] = ['FormBestDayToCall', 'FormBestTimeToCall'];

const shapes = {
  'request-call': { method: 2, leadSource: 2, honeypot: 'hamCheck', fields: requestCall },
  'call-centre': {
    method: 2,
    leadSource: 2,
    honeypot: 'hamCheck',
    fields: [...requestCall, ...bestTime, 'FormHearFromUs', 'Context'],
  },
  short: { method: 1, honeypot: 'hamCheck', fields: [...whoInFull, 'FormSubject', 'FormMessage'] },
  callback: {
    method: 1,
    honeypot: 'hamCheck',
    fields: [...who, ...bestTime, 'hasAdviser'],
    optional: ['FormMessage'], // The adviser's name as typed, if the list failed to load.
  },
  'contact-adviser': { method: 15, honeypot: 'hamCheck', fields: [...whoInFull, 'FormMessage'] },
  'property-report': { method: 6, leadSource: 6, honeypot: 'hamcheck', fields: [...who, 'FormSubject'] },
  'job-application': { method: 1, honeypot: 'hamCheck', fields: [...who, ...bestTime, 'formJoinUs'] },
} as const satisfies Record<string, FormShape>;
export type FormName = keyof typeof shapes;
export const formShapes: Readonly<Record<FormName, FormShape>> = shapes;

/** The form that a payload comes from most likely: compares Method first, then fields. */
export function closestForm(forms: readonly [FormName, ...FormName[]], body: Fields): FormName {
  const sameMethod = forms.filter((form) => String(formShapes[form].method) === String(body.Method));
  const ranked = (sameMethod.length > 0 ? sameMethod : forms).toSorted(
    (a, b) => likeness(formShapes[b], body) - likeness(formShapes[a], body),
  );
  return ranked[0] ?? forms[0];
}

function likeness({ fields }: FormShape, body: Fields): number {
  const present = fields.filter((name) => Object.hasOwn(body, name)).length;
  return present - (fields.length - present);
}
