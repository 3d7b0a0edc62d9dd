import { findAdvisers, listAdvisers } from '../advisers/find-advisers.ts';
import { listArticles } from '../articles/list-articles.ts';
import { checkGift } from '../customers/check-gift.ts';
import { checkReferral } from '../customers/check-referral.ts';
import { checkSubscription } from '../customers/check-subscription.ts';
import { checkSurvey } from '../customers/check-survey.ts';
import { leadFrom } from '../leads/check-lead.ts';
import type { ApiRoute } from '../api-route.ts';

/** The product's API: the server and the API in a page both read this table. */
export const apiRoutes: readonly ApiRoute[] = [
  {
    call: 'POST /:brand/lead',
    takes: ['json', 'form'],
    check: leadFrom('short', 'callback', 'contact-adviser', 'property-report'),
    needsToken: true,
    stores: 'lead',
  },
  {
    call: 'POST /:brand/call-centre',
    takes: ['json', 'form'],
    check: leadFrom('request-call', 'call-centre'),
    needsToken: true,
    stores: 'call-centre',
  },
  {
    call: 'POST /:brand/recruitment',
    takes: ['multipart'],
    check: leadFrom('job-application'),
    needsToken: true,
    stores: 'recruitment',
  },
  {
    call: 'POST /:brand/request-survey',
    takes: ['multipart'],
    check: checkSurvey,
    stores: 'survey',
  },
  {
    call: 'POST /:brand/braze/user/update-email-subscription',
    takes: ['json'],
    check: checkSubscription,
    stores: 'subscription',
    answer: { message: 'success' }, // the only answer that widgets read
  },
  { call: 'POST /api/:brand/cap/gift', takes: ['json'], check: checkGift, stores: 'gift' },
  { call: 'POST /api/:brand/cap/referral', takes: ['json'], check: checkReferral, stores: 'referral' },
  { call: 'POST /:brand/adviser-search/:postcode', answers: findAdvisers },
  { call: 'GET /api/mortgage-brokers/list', answers: listAdvisers, cache: 'public, max-age=60' },
  { call: 'GET /api/blog', answers: listArticles },
  { call: 'GET /api/blog/:category', answers: listArticles },
];
