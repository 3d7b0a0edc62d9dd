import { queryParameter, scrubbedParameter } from '@adviser-widgets/core/internal';

/** What the link in the e-mail says. */
export const addressParameters = [{ name: 'pi_email', scrubbedBy: 'scrub-url' }, { name: 'job_id' }] as const;

export const personalParameters = addressParameters.flatMap((parameter) =>
  'scrubbedBy' in parameter ? [parameter.name] : [],
);

/** The request that is surveyed; '' for what the link does not say. */
export type SurveyedRequest = Readonly<Record<(typeof addressParameters)[number]['name'], string>>;

/** Reading a query turns the plus of an e-mail address into a space. */
export function readSurveyedRequest(): SurveyedRequest {
  const email = scrubbedParameter('pi_email').trim().replaceAll(' ', '+').replace(/\s/g, '');
  return { pi_email: email, job_id: queryParameter('job_id') };
}
