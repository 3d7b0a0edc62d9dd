import type { Config } from '../config/config.ts';

/** How one kind of lead, or of answer, differs from others on the wire (rows 8, 9, 13, 36, 39). */
export interface LeadKind {
  readonly path: string;
  /** The configuration key that chooses the encoding, or the one encoding that the endpoint accepts. */
  readonly encoding: keyof Config['encoding'] | 'multipart';
  readonly method: number;
  readonly leadSource?: number;
  /** A kind without one is not a lead: it has no bot check and sends only the answers (row 36). */
  readonly honeypotName?: string;
  /** Name of the analytics event sent once the lead is accepted. */
  readonly eventName: string;
  /** Once the lead is accepted, its adviser is remembered as the visitor's (row 56). */
  readonly remembersAdviser?: true;
}

const contact = {
  path: 'lead',
  encoding: 'lead',
  method: 1,
  honeypotName: 'hamCheck',
  eventName: 'lead_contact',
} as const;

/** Every kind of lead, and how it is sent. */
export const leadKinds = {
  contact,
  callback: { ...contact, eventName: 'lead_callback' },
  contactAdviser: { ...contact, method: 15, eventName: 'lead_adviser', remembersAdviser: true },
  propertyReport: {
    ...contact,
    method: 6,
    leadSource: 6,
    honeypotName: 'hamcheck',
    eventName: 'lead_property_report',
  },
  callCentre: {
    ...contact,
    path: 'call-centre',
    encoding: 'callCentre',
    method: 2,
    leadSource: 2,
    eventName: 'lead_call_centre',
  },
  jobApplication: {
    ...contact,
    path: 'recruitment',
    encoding: 'multipart',
    eventName: 'recruitment_application',
  },
} as const satisfies Record<string, LeadKind>;

/** The survey after a request: answers, not a lead, so no bot check (spec section 7, rows 7, 8 and 36). */
export const surveyKind = {
  path: 'request-survey',
  encoding: 'multipart',
  method: 1,
  eventName: 'internal_survey',
} as const satisfies LeadKind;
