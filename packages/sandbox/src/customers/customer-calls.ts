import type { Call } from '../receive-call.ts';
import { checkGift } from './check-gift.ts';
import { checkReferral } from './check-referral.ts';
import { checkSubscription } from './check-subscription.ts';
import { checkSurvey } from './check-survey.ts';

/**
 * Address → the call of people who are customers already (spec section 7): each in the one encoding that it
 * is given there, with neither captcha nor honeypot (row 36).
 */
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
    answer: { message: 'success' }, // the one answer that is looked into (row 50)
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
