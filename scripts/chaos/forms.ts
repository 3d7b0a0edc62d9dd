/** One lead form as a visitor and the API know it (rows 8 and 57), stated apart from the widgets. */
export interface FormShape {
  readonly widget: string;
  /** What it posts to, which is also the kind of its records. */
  readonly endpoint: 'lead' | 'call-centre' | 'recruitment';
  /** Fields that a visitor answers, in their order. */
  readonly fields: readonly string[];
  /** Sent with each lead of it, beside what was answered. */
  readonly constants?: Readonly<Record<string, string>>;
}

const who = ['FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const whoInFull = ['FormFullName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const when = ['FormBestDayToCall', 'FormBestTimeToCall'];
const topic = ['FormSubject', 'FormMessage'];

export const forms: readonly FormShape[] = [
  { widget: 'short-contact-form', endpoint: 'lead', fields: [...whoInFull, ...topic] },
  { widget: 'request-call-form', endpoint: 'call-centre', fields: [...who, ...topic] },
  { widget: 'call-centre-form', endpoint: 'call-centre', fields: [...who, ...topic, ...when, 'FormHearFromUs', 'Context'] },
  { widget: 'property-report-form', endpoint: 'lead', fields: [...who, 'FormSubject'] },
  // The box that asks for an adviser's name stays unticked.
  { widget: 'callback-form', endpoint: 'lead', fields: [...who, ...when], constants: { hasAdviser: '' } },
  { widget: 'job-application-form', endpoint: 'recruitment', fields: [...who, ...when], constants: { formJoinUs: '1' } },
  { widget: 'contact-adviser-form', endpoint: 'lead', fields: [...whoInFull, 'FormMessage'] },
];
