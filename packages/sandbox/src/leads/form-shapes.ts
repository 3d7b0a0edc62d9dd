import type { Fields } from '../check-fields.ts';
import type { FieldName } from './field-rules.ts';
import type { LeadEndpoint } from './lead-endpoints.ts';

/** What each form sends, written independently of the widgets. */
export interface FormShape {
  readonly form: string;
  readonly endpoint: LeadEndpoint;
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

export const formShapes: readonly FormShape[] = [
  {
    form: 'request-call',
    endpoint: 'call-centre',
    fields: requestCall,
    method: 2,
    leadSource: 2,
    honeypot: 'hamCheck',
  },
  {
    form: 'call-centre',
    endpoint: 'call-centre',
    fields: [...requestCall, ...bestTime, 'FormHearFromUs', 'Context'],
    method: 2,
    leadSource: 2,
    honeypot: 'hamCheck',
  },
  {
    form: 'short',
    endpoint: 'lead',
    fields: [...whoInFull, 'FormSubject', 'FormMessage'],
    method: 1,
    honeypot: 'hamCheck',
  },
  {
    form: 'callback',
    endpoint: 'lead',
    fields: [...who, ...bestTime, 'hasAdviser'],
    optional: ['FormMessage'], // The adviser's name as typed, if the list failed to load.
    method: 1,
    honeypot: 'hamCheck',
  },
  {
    form: 'contact-adviser',
    endpoint: 'lead',
    fields: [...whoInFull, 'FormMessage'],
    method: 15,
    honeypot: 'hamCheck',
  },
  {
    form: 'property-report',
    endpoint: 'lead',
    fields: [...who, 'FormSubject'],
    method: 6,
    leadSource: 6,
    honeypot: 'hamcheck',
  },
  {
    form: 'job-application',
    endpoint: 'recruitment',
    fields: [...who, ...bestTime, 'formJoinUs'],
    method: 1,
    honeypot: 'hamCheck',
  },
];

/** Compares Method first, then fields. */
export function closestShape(endpoint: LeadEndpoint, body: Fields): FormShape {
  const shapes = formShapes.filter((shape) => shape.endpoint === endpoint);
  const sameMethod = shapes.filter((shape) => String(shape.method) === String(body.Method));
  const ranked = (sameMethod.length > 0 ? sameMethod : shapes).toSorted(
    (a, b) => likeness(b, body) - likeness(a, body),
  );
  const [closest] = ranked;
  if (!closest) throw new Error(`No form posts to ${endpoint}`);
  return closest;
}

function likeness({ fields }: FormShape, body: Fields): number {
  const present = fields.filter((name) => Object.hasOwn(body, name)).length;
  return present - (fields.length - present);
}
