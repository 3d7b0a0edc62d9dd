import type { RecordKind } from '@adviser-widgets/sandbox';

/** Specified independently of the widgets (rows 8 and 57). */
export interface FormShape {
  /** A widget may have more than one form. */
  readonly name: string;
  readonly widget: string;
  readonly kind: RecordKind;
  /** End of the URL that it posts to. */
  readonly path: string;
  /** In the order of the form. */
  readonly fields: readonly string[];
  /** Sent with each lead (rows 9, 13 and 35). */
  readonly constants: Readonly<Record<string, string>>;
  readonly attributes?: string;
  /** Checked by the captcha and sent with the tracking record. */
  readonly isLead: boolean;
  /** The draft is restored after a reload. */
  readonly keepsDraft: boolean;
  /** A reload keeps neither draft nor id (R18). */
  readonly startsAnew?: boolean;
}

const who = ['FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const whoInFull = ['FormFullName', 'FormEmail', 'FormPhone', 'FormPostcode'];
const when = ['FormBestDayToCall', 'FormBestTimeToCall'];
const topic = ['FormSubject', 'FormMessage'];
const ratings = ['FormSurveyOne', 'FormSurveyTwo', 'FormSurveyThird', 'FormSurveyFourth'];
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
    keepsDraft: false,
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
    name: 'request-survey',
    widget: 'request-survey',
    kind: 'survey',
    path: '/api-base/acme/request-survey',
    fields: [...ratings, 'FormMessage'],
    constants: { Method: '1', pi_email: '', job_id: '' },
    isLead: false,
    keepsDraft: true,
  },
  { ...step('gift', 1), fields: ['capChoice'] },
  { ...step('referral', 2), fields: ['friend', 'secondFriend'] },
];

/** Staff use it for one customer after another. */
export const staffForm = 'call-centre-form';

function lead(
  widget: string,
  kind: RecordKind,
  { fields, constants }: Pick<FormShape, 'fields' | 'constants'>,
): FormShape {
  return {
    name: widget,
    widget,
    kind,
    path: `/api-base/acme/${kind}`,
    fields,
    constants,
    isLead: true,
    keepsDraft: true,
  };
}

/** Each step has its own submission. */
function step(kind: 'gift' | 'referral', number: number): Omit<FormShape, 'fields'> {
  return {
    name: kind,
    widget: 'gift-programme',
    kind,
    path: `/api/acme/cap/${kind}`,
    constants: {},
    attributes: `data-step="${number}"`,
    isLead: false,
    keepsDraft: true,
  };
}
