import type { RecordKind } from '@adviser-widgets/sandbox';
import { goldenForms, jobApplication, type GoldenForm } from '@adviser-widgets/testing/golden-leads';

/** What a form asks for, where it sends that, and what else must arrive. */
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

export const forms: readonly FormShape[] = [
  ...[...goldenForms, jobApplication].map(leadForm),
  {
    widget: 'request-survey',
    kind: 'survey',
    path: '/acme/request-survey',
    fields: ['FormSurveyOne', 'FormSurveyTwo', 'FormSurveyThird', 'FormSurveyFourth', 'FormMessage'],
    constants: { Method: '1', pi_email: '', job_id: '' },
    isLead: false,
    startsAnew: false,
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

function leadForm({
  widget,
  url,
  fields,
  method,
  leadSource,
  honeypotName = 'hamCheck',
}: GoldenForm): FormShape {
  const { formJoinUs, ...asked } = fields;
  const constants = {
    Method: String(method),
    [honeypotName]: '',
    ...(leadSource !== undefined && { LeadSource: String(leadSource) }),
    ...(formJoinUs !== undefined && { formJoinUs }),
  };
  return {
    ...{ widget, path: url, fields: Object.keys(asked), constants, isLead: true },
    kind: url.replace('/acme/', '') as RecordKind, // the sandbox names its kinds of leads like their endpoints
    startsAnew: widget === 'call-centre-form',
  };
}
