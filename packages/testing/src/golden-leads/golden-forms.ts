/** One lead form: where its leads go, and which golden values it sends. */
export interface GoldenForm {
  readonly what: string;
  readonly widget: string;
  readonly url: string;
  /** Its key in the configuration's `encoding`. */
  readonly kind: 'lead' | 'callCentre';
  readonly fields: Readonly<Record<string, string>>;
  readonly method: number;
  readonly leadSource?: number;
  /** Default `hamCheck`. */
  readonly honeypotName?: string;
}

const names = { FormFirstName: 'Mārama', FormLastName: "O'Neill & Ng+Tū" };
const reach = {
  FormEmail: "o'neill+home@xtra.co.nz",
  FormPhone: '+64 (0)21 555 0000',
  FormPostcode: '0110',
};
const fullName = { FormFullName: "Mārama O'Neill & Ng+Tū" };
const subject = { FormSubject: '13' };
const message = { FormMessage: ' Kia ora & haere mai,\n1+1=2%\u00a0🏡 ' };
const time = { FormBestDayToCall: '0', FormBestTimeToCall: '3' };
const lead = { url: '/acme/lead', kind: 'lead' } as const;
const callCentre = { url: '/acme/call-centre', kind: 'callCentre', method: 2, leadSource: 2 } as const;

/** The forms whose leads are sent in the encoding that the page chooses. */
export const goldenForms: readonly GoldenForm[] = [
  {
    ...lead,
    what: 'a short contact form',
    widget: 'short-contact-form',
    fields: { ...fullName, ...reach, ...subject, ...message },
    method: 1,
  },
  {
    ...callCentre,
    what: 'a request for a call',
    widget: 'request-call-form',
    fields: { ...names, ...reach, ...subject, ...message },
  },
  {
    ...callCentre,
    what: 'a call centre form',
    widget: 'call-centre-form',
    fields: {
      ...names,
      ...reach,
      ...subject,
      ...message,
      ...time,
      FormHearFromUs: '12',
      Context: 'Call from tracked campaign number',
    },
  },
  {
    ...lead,
    what: 'a request for a property report',
    widget: 'property-report-form',
    fields: { ...names, ...reach, ...subject },
    method: 6,
    leadSource: 6,
    honeypotName: 'hamcheck',
  },
  {
    ...lead,
    what: 'a request for a callback',
    widget: 'callback-form',
    fields: { ...names, ...reach, ...time, hasAdviser: '' },
    method: 1,
  },
  {
    ...lead,
    what: 'a message to an adviser',
    widget: 'contact-adviser-form',
    fields: { ...fullName, ...reach, ...message },
    method: 15,
  },
];

/** It carries a file, so it is always sent as multipart, whatever encoding the page chooses for leads. */
export const jobApplication: GoldenForm = {
  what: 'a job application',
  widget: 'job-application-form',
  url: '/acme/recruitment',
  kind: 'lead',
  fields: { ...names, ...reach, ...time, formJoinUs: '1' },
  method: 1,
};
