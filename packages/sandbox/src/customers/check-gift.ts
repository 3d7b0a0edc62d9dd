import * as v from 'valibot';
import { checkExactly, fieldsByName, text, type Fields, type Rules } from '../check-fields.ts';
import { submissionRules } from '../submission.ts';
import { plainText } from '../text-rules.ts';

const gifts = ['Tree', 'Sweet Treat'];

const giftRules: Rules = {
  clientDetails: fieldsByName,
  capChoice: text(gifts.join(' or '), (value) => gifts.includes(value)), // not the texts on the page (row 43)
  ...submissionRules('json'),
};

/**
 * The customer data as the page had them. The first two are what makes a customer one with a gift to
 * choose, each of its own type (spec section 3, row 42); who that is serves the referrals (row 61),
 * and a page may leave any of it out.
 */
const customerRules: Rules = {
  LNS_GiftType: plainText,
  HasCompletedSurvey: v.number('a number'),
  ClientFirstName: v.optional(plainText),
  ClientLastName: v.optional(plainText),
  AdviserGUID: v.optional(plainText),
  ClientAddressPostcode: v.optional(plainText),
};

/** What is wrong with the choice of a gift (spec section 7). */
export function checkGift(body: Fields): string[] {
  const { success, output: customer } = v.safeParse(fieldsByName, body.clientDetails);
  return [
    ...checkExactly(body, giftRules, { place: 'gift' }),
    ...(success ? checkExactly(customer, customerRules, { place: 'customer data', prefix: 'clientDetails.' }) : []),
  ];
}
