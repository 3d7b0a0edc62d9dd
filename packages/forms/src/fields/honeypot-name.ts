import type { LeadKind } from '@adviser-widgets/core';

/**
 * Every name that a lead uses (rows 57 and 63, both tracking shapes). A honeypot with such a name would empty
 * that field.
 */
const leadNames = [
  'FormFullName',
  'FormFirstName',
  'FormLastName',
  'FormEmail',
  'FormPhone',
  'FormPostcode',
  'FormSubject',
  'FormMessage',
  'FormBestDayToCall',
  'FormBestTimeToCall',
  'FormHearFromUs',
  'Context',
  'hasAdviser',
  'AdviserId',
  'formJoinUs',
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

/** A pattern for an attribute: any other name. Case is ignored, as many servers ignore it. */
export const honeypotPattern = `(?!(?:${leadNames.join('|')})$)[^]*`;

const usable = new RegExp(`^${honeypotPattern}$`, 'i');

/**
 * Returns the name of a form's honeypot: the page's own, unless it is empty (row 13) or the name of a field.
 * `undefined` for a kind without a honeypot.
 */
export function honeypotName(
  { honeypotName: standard }: LeadKind,
  given: string | undefined,
  fields: readonly string[],
): string | undefined {
  const isFree =
    given && usable.test(given) && !fields.some((field) => field.toLowerCase() === given.toLowerCase());
  return standard && isFree ? given : standard;
}
