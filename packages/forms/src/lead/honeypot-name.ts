import { getConfig, type LeadKind } from '@adviser-widgets/core';

/** What leads have besides fields, with tracking nested or flat: a honeypot with the name of one would empty it. */
const leadNames = [
  'Context',
  'hasAdviser',
  'AdviserId',
  'CampaignId',
  'Method',
  'TrackingNumber',
  'captcha',
  'g-recaptcha-response',
  'Region',
  'LeadSource',
  'SubmissionId',
  'SubmissionRevision',
  'tracking',
  'cusEmail',
  'libTrackUnidentified',
  'visitedUrl',
  'browser',
  'ipAddress',
  'userTypeIndex',
  'adviser',
  'libcampaign',
  'prevSite',
  'searchEngine',
  'keywords',
  'gclid',
] as const;

/** The names of fields begin with "Form". Case is ignored, as many servers ignore it. */
export const honeypotPattern = `(?!(?:form.*|${leadNames.join('|')})$)[^]*`;

const usable = new RegExp(`^${honeypotPattern}$`, 'i');

/** Returns the name that is sent: the page's own, unless it is empty or that of another key of the lead. */
export function honeypotName(
  kind: LeadKind & { readonly isLead: true },
  given: string,
  fields: readonly string[],
): string {
  const { submissionIdField, submissionRevisionField } = getConfig();
  const taken = [...fields, submissionIdField, submissionRevisionField].map((key) =>
    String(key).toLowerCase(),
  );
  return given && usable.test(given) && !taken.includes(given.toLowerCase()) ? given : kind.honeypotName;
}
