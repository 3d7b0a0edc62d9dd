// @vitest-environment jsdom
import { configure, leadKinds } from '@adviser-widgets/core';
import { afterEach, expect, test } from 'vitest';
import { honeypotName } from './honeypot-name.ts';

const fields = ['FormEmail', 'nickname'];

afterEach(() => configure({}));

test('is the one that the page gives', () => {
  expect(honeypotName(leadKinds.contact, 'companyFax', fields)).toBe('companyFax');
});

test.each<[string, object?]>([
  ['FormEmail'],
  ['formemail'],
  ['FormMessage'],
  ['NickName'],
  ['CampaignId'],
  ['METHOD'],
  ['TrackingNumber'],
  ['AdviserId'],
  ['captcha'],
  ['Region'],
  ['LeadSource'],
  ['SubmissionId'],
  ['tracking'],
  ['cusEmail'],
  [''],
  ['requestid', { submissionIdField: 'RequestId' }],
  ['Version', { submissionRevisionField: 'version' }],
])('called "%s" would overwrite a key of the lead, so it has its usual name', (given, json = {}) => {
  configure({ json });
  expect(honeypotName(leadKinds.propertyReport, given, fields)).toBe('hamcheck');
});
