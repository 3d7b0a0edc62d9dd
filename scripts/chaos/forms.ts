/** One lead form as a visitor and the API know it (rows 8 and 57), stated apart from the widgets. */
export interface FormShape {
  readonly widget: string;
  /** What it posts to, which is also the kind of its records. */
  readonly endpoint: 'lead' | 'call-centre' | 'recruitment';
  /** Fields that a visitor answers, in their order. */
  readonly fields: readonly string[];
  /** Sent with each lead of it, beside what was answered (rows 9, 13 and 35). */
  readonly constants: Readonly<Record<string, string>>;
}

const who = ['FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const whoInFull = ['FormFullName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const when = ['FormBestDayToCall', 'FormBestTimeToCall'];
const topic = ['FormSubject', 'FormMessage'];
const callCentre = { Method: '2', LeadSource: '2', hamCheck: '' };
const contact = { Method: '1', hamCheck: '' };

export const forms: readonly FormShape[] = [
  { widget: 'short-contact-form', endpoint: 'lead', fields: [...whoInFull, ...topic], constants: contact },
  { widget: 'request-call-form', endpoint: 'call-centre', fields: [...who, ...topic], constants: callCentre },
  { widget: 'call-centre-form', endpoint: 'call-centre', fields: [...who, ...topic, 'AdviserId', ...when, 'FormHearFromUs', 'Context'], constants: callCentre },
  { widget: 'property-report-form', endpoint: 'lead', fields: [...who, 'FormSubject'], constants: { Method: '6', LeadSource: '6', hamcheck: '' } },
  { widget: 'callback-form', endpoint: 'lead', fields: [...who, ...when, 'hasAdviser', 'AdviserId'], constants: contact },
  { widget: 'job-application-form', endpoint: 'recruitment', fields: [...who, ...when], constants: { ...contact, formJoinUs: '1' } },
  { widget: 'contact-adviser-form', endpoint: 'lead', fields: [...whoInFull, 'FormMessage'], constants: { Method: '15', hamCheck: '' } },
];
