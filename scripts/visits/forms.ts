import type { RecordKind } from '@adviser-widgets/sandbox';

/** What a form asks for, where it sends that, and what else must arrive. States it independently of the widgets. */
export interface FormShape {
  readonly widget: string;
  readonly kind: RecordKind;
  /** The end of the address that it posts to. */
  readonly path: string;
  /** In the order of the form. */
  readonly fields: readonly string[];
  /** Sent with each lead (rows 9, 13 and 35). */
  readonly constants: Readonly<Record<string, string>>;
  /** Whether it has a captcha and sends the tracking record. */
  readonly isLead: boolean;
  /** Staff use it for one customer after another: a reload keeps nothing (R18). */
  readonly startsAnew: boolean;
}

const who = ['FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const whoInFull = ['FormFullName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const when = ['FormBestDayToCall', 'FormBestTimeToCall'];
const topic = ['FormSubject', 'FormMessage'];
const callCentre = { Method: '2', LeadSource: '2', hamCheck: '' };
const contact = { Method: '1', hamCheck: '' };

export const forms: readonly FormShape[] = [
  lead('short-contact-form', 'lead', { fields: [...whoInFull, ...topic], constants: contact }),
  lead('request-call-form', 'call-centre', { fields: [...who, ...topic], constants: callCentre }),
  {
    ...lead('call-centre-form', 'call-centre', {
      fields: [...who, ...topic, 'AdviserId', ...when, 'FormHearFromUs', 'Context'],
      constants: callCentre,
    }),
    startsAnew: true,
  },
  lead('property-report-form', 'lead', {
    fields: [...who, 'FormSubject'],
    constants: { Method: '6', LeadSource: '6', hamcheck: '' },
  }),
  lead('callback-form', 'lead', { fields: [...who, ...when, 'hasAdviser', 'AdviserId'], constants: contact }),
  lead('job-application-form', 'recruitment', {
    fields: [...who, ...when],
    constants: { ...contact, formJoinUs: '1' },
  }),
  lead('contact-adviser-form', 'lead', {
    fields: [...whoInFull, 'FormMessage'],
    constants: { Method: '15', hamCheck: '' },
  }),
  {
    ...lead('request-survey', 'survey', {
      fields: ['FormSurveyOne', 'FormSurveyTwo', 'FormSurveyThird', 'FormSurveyFourth', 'FormMessage'],
      constants: { Method: '1', pi_email: '', job_id: '' },
    }),
    path: '/acme/request-survey',
    isLead: false,
  },
];

/** Whether an address is one that a form posts to. */
export function isLeadCall(address: string): boolean {
  return forms.some(({ path }) => new URL(address).pathname.endsWith(path));
}

export function formNamed(widget: string): FormShape {
  const shape = forms.find((form) => form.widget === widget);
  if (!shape) throw new Error(`${widget} is not one of the forms in forms.ts`);
  return shape;
}

function lead(
  widget: string,
  kind: RecordKind,
  { fields, constants }: Pick<FormShape, 'fields' | 'constants'>,
): FormShape {
  return { widget, kind, path: `/acme/${kind}`, fields, constants, isLead: true, startsAnew: false };
}
