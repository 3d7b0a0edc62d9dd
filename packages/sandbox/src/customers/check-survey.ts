import { checkExactly, text, type Rules } from '../check-fields.ts';
import type { ReadBody } from '../read-body.ts';
import { submissionRules } from '../submission.ts';
import { isWrittenOut, message, plainText } from '../text-rules.ts';

const rating = text('a whole number from 0 to 10 or N/A', (value) => /^(\d|10|N\/A)$/.test(value));

const rules: Rules = {
  CampaignId: plainText,
  Method: text('the digits 1', (value) => value === '1'),
  TrackingNumber: plainText,
  pi_email: text('an address with no space in it, or nothing', isAddressOrEmpty),
  job_id: plainText,
  FormSurveyOne: rating,
  FormSurveyTwo: rating,
  FormSurveyThird: rating,
  FormSurveyFourth: rating,
  FormMessage: message,
  ...submissionRules('multipart'),
};

/** A survey has the answers and every key, even if empty. */
export function checkSurvey({ fields }: ReadBody): string[] {
  return checkExactly(fields, rules, { place: 'survey' });
}

/** A "+" that the page's URL turned into a space must be a "+" again. */
function isAddressOrEmpty(value: string): boolean {
  return !/\s/.test(value) && !isWrittenOut(value);
}
