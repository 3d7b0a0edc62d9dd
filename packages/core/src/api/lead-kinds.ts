import type { Config } from '../config/config.ts';

interface Kind {
  readonly path: string;
  readonly encoding: keyof Config['encoding'] | 'multipart';
  readonly method: number;
  readonly leadSource?: number;
  readonly eventName: string;
  /** The adviser of an accepted lead becomes the visitor's. */
  readonly remembersAdviser?: true;
}

/**
 * Where one kind of lead goes, and how it is sent. Take one from `leadKinds`. What is no lead is sent as answers alone: with no
 * captcha, no honeypot, no adviser and no tracking record. `honeypotName` is for pages that name no other.
 */
export type LeadKind = Kind &
  ({ readonly isLead: true; readonly honeypotName: string } | { readonly isLead: false });

const contact = {
  path: 'lead',
  encoding: 'lead',
  method: 1,
  isLead: true,
  honeypotName: 'hamCheck',
  eventName: 'lead_contact',
} as const;

/** The kinds of lead that the API takes. `LeadForm` and `useLeadForm` of `@adviser-widgets/forms` need one. */
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

/** The survey after a request: answers, not a lead, so no bot check. */
export const surveyKind = {
  path: 'request-survey',
  encoding: 'multipart',
  method: 1,
  isLead: false,
  eventName: 'internal_survey',
} as const satisfies LeadKind;
