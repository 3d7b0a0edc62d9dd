import type { Call } from '../answer-call.ts';
import { checkGift } from './check-gift.ts';
import { checkReferral } from './check-referral.ts';
import { checkSubscription } from './check-subscription.ts';
import { checkSurvey } from './check-survey.ts';

/** Each accepts only the encoding of spec section 7, with neither captcha nor honeypot (row 36). */
export const customerCalls: Readonly<Record<string, Call>> = {
  '/:brand/request-survey': {
    kind: 'survey',
    encodings: ['multipart'],
    check: ({ fields }) => checkSurvey(fields),
  },
  '/:brand/braze/user/update-email-subscription': {
    kind: 'subscription',
    encodings: ['json'],
    check: ({ fields }) => checkSubscription(fields),
    answer: { message: 'success' }, // the only answer that widgets read (row 50)
  },
  '/api/:brand/cap/gift': {
    kind: 'gift',
    encodings: ['json'],
    check: ({ fields }) => checkGift(fields),
  },
  '/api/:brand/cap/referral': {
    kind: 'referral',
    encodings: ['json'],
    check: ({ fields }) => checkReferral(fields),
  },
};
