import type { Call } from '../answer-call.ts';
import { checkGift } from './check-gift.ts';
import { checkReferral } from './check-referral.ts';
import { checkSubscription } from './check-subscription.ts';
import { checkSurvey } from './check-survey.ts';

/** Each accepts one encoding, and neither captcha nor honeypot: these are no leads. */
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
    answer: { message: 'success' }, // the only answer that widgets read
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
