import type { Fields } from '../../src/check-fields.ts';
import type { RecordKind } from '../../src/records.ts';
import { flatten } from './flatten.ts';

export type RecordLine = readonly [title: string, rest: string];

/** The sandbox checked the fields on arrival. */
export function recordLine(kind: RecordKind, fields: Fields): RecordLine {
  return (lines[kind] ?? leadLine)(fields);
}

const lines: Partial<Record<RecordKind, (fields: Fields) => RecordLine>> = {
  survey: surveyLine,
  subscription: ({ ceid, app_group_id, status }) => [String(ceid), join(' · ', status, app_group_id)],
  gift: ({ clientDetails, capChoice }) => {
    const { ClientFirstName, ClientLastName } = clientDetails as Fields;
    return [named(ClientFirstName, ClientLastName), String(capChoice)];
  },
  referral: ({ formCusFirstName, formCusLastName, referrals }) => [
    named(formCusFirstName, formCusLastName),
    `refers ${(referrals as readonly Fields[]).map(entryLine).join(', ')}`,
  ],
  analytics: analyticsLine,
};

function leadLine(fields: Fields): RecordLine {
  const { FormFullName, FormFirstName, FormLastName, Region, FormPhone, FormEmail } = fields;
  return [named(FormFullName, FormFirstName, FormLastName), join(' · ', Region, FormPhone, FormEmail)];
}

function surveyLine(fields: Fields): RecordLine {
  const { pi_email, job_id, FormSurveyOne, FormSurveyTwo, FormSurveyThird, FormSurveyFourth, FormMessage } =
    fields;
  const ratings = join(', ', FormSurveyOne, FormSurveyTwo, FormSurveyThird, FormSurveyFourth);
  return [
    join('', pi_email) || 'No address',
    join(' · ', job_id && `job ${String(job_id)}`, ratings, FormMessage),
  ];
}

function entryLine({ formFullName, formGroupRelation }: Fields): string {
  return `${String(formFullName)} (${String(formGroupRelation)})`;
}

function analyticsLine({ type, name, properties }: Fields): RecordLine {
  const given = properties as Fields;
  if (type === 'event') return [String(name), join(' · ', given.category, given.label, given.action)];
  return [
    'User properties',
    flatten(given)
      .map((pair) => pair.join(': '))
      .join(' · '),
  ];
}

function named(...names: readonly unknown[]): string {
  return join(' ', ...names) || 'No name';
}

function join(separator: string, ...values: readonly unknown[]): string {
  return values.filter((value) => typeof value === 'string' && value !== '').join(separator);
}
