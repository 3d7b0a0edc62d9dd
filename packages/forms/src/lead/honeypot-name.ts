import type { LeadKind } from '@adviser-widgets/core';

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

/** Returns the page's own name, unless it is empty or a field's. */
export function honeypotName(
  { honeypotName: standard }: LeadKind,
  given: string | undefined,
  fields: readonly string[],
): string | undefined {
  const isFree =
    given && usable.test(given) && !fields.some((field) => field.toLowerCase() === given.toLowerCase());
  return standard && isFree ? given : standard;
}
