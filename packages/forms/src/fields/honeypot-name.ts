import type { LeadKind } from '@adviser-widgets/core';

/** Every name that a lead uses (rows 57 and 63, both tracking shapes): a honeypot called like one would empty that field. */
const leadNames = [
  'FormFullName', 'FormFirstName', 'FormLastName', 'FormEmail', 'FormPhone', 'FormPostcode', 'FormSubject', 'FormMessage',
  'FormBestDayToCall', 'FormBestTimeToCall', 'FormHearFromUs', 'Context', 'hasAdviser', 'AdviserId', 'formJoinUs',
  'CampaignId', 'Method', 'TrackingNumber', 'captcha', 'g-recaptcha-response', 'Region', 'LeadSource', 'SubmissionId', 'SubmissionRevision',
  'tracking', 'cusEmail', 'libTrackUnidentified', 'visitedUrl', 'browser', 'ipAddress', 'userTypeIndex', 'adviser', 'libcampaign',
  'prevSite', 'searchEngine', 'keywords', 'gclid',
] as const;

/** As `pattern` of an attribute: any other name. Case makes no difference, as it makes none to many servers. */
export const honeypotPattern = `(?!(?:${leadNames.join('|')})$)[^]*`;

const usable = new RegExp(`^${honeypotPattern}$`, 'i');

/**
 * The name of a form's honeypot: the page's own, unless that is empty (row 13) or the name of a field. `undefined` for a
 * kind that has none.
 */
export function honeypotName({ honeypotName: standard }: LeadKind, given: string | undefined, fields: readonly string[]): string | undefined {
  const isFree = given && usable.test(given) && !fields.some((field) => field.toLowerCase() === given.toLowerCase());
  return standard && isFree ? given : standard;
}
