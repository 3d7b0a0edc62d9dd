import * as v from 'valibot';
import { checkExactly, fieldsByName, text, type Rules } from '../check-fields.ts';
import type { ReadBody } from '../read-body.ts';
import { submissionRules } from '../submission.ts';
import { plainText } from '../text-rules.ts';

const gifts = ['Tree', 'Sweet Treat'];

const giftRules: Rules = {
  clientDetails: fieldsByName,
  capChoice: text(gifts.join(' or '), (value) => gifts.includes(value)), // never the texts on the page
  ...submissionRules('json'),
};

/** The first two mark a customer who may choose a gift, the others identify them. */
const customerRules: Rules = {
  LNS_GiftType: plainText,
  HasCompletedSurvey: v.number('a number'),
  ClientFirstName: v.optional(plainText),
  ClientLastName: v.optional(plainText),
  AdviserGUID: v.optional(plainText),
  ClientAddressPostcode: v.optional(plainText),
};

export function checkGift({ fields }: ReadBody): string[] {
  const { success, output: customer } = v.safeParse(fieldsByName, fields.clientDetails);
  return [
    ...checkExactly(fields, giftRules, { place: 'gift' }),
    ...(success
      ? checkExactly(customer, customerRules, { place: 'customer data', prefix: 'clientDetails.' })
      : []),
  ];
}
