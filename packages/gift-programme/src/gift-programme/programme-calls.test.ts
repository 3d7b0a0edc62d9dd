// @vitest-environment jsdom
import { installFakeApi, type FakeApi } from '@adviser-widgets/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '@adviser-widgets/core/internal';
import { sendGift, sendReferrals, type Customer } from './programme-calls.ts';

const customer: Customer = {
  LNS_GiftType: 'True',
  HasCompletedSurvey: 0,
  ClientFirstName: 'Mārama',
  ClientLastName: "O'Neill-Ng",
  AdviserGUID: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  ClientAddressPostcode: '0110',
};
const referrals = [{ formFullName: '李', formPhone: '021 555 0002', formGroupRelation: 'a relative' }];

let api: FakeApi;
beforeEach(() => void (api = installFakeApi()));
afterEach(() => {
  api.remove();
  document.cookie = 'lib_campaign=; path=/; max-age=0';
});

const configOf = (json: object = {}) =>
  readConfig({ json: { brand: 'ac me', ...json }, hostname: 'www.example.nz' }).config;

async function referral(
  change: Partial<Customer> | undefined,
  { campaignId = '', config = {} } = {},
): Promise<Readonly<Record<string, unknown>>> {
  const given = change && { ...customer, ...change };
  await sendReferrals(
    { customer: given, campaignId, referrals, submission: { id: 'r-1', revision: 2 } },
    configOf(config),
  );
  return api.requests[0]?.fields ?? {};
}

describe('a gift', () => {
  test("is sent to the site's own API as JSON", async () => {
    await sendGift(
      { customer, gift: 'Sweet Treat', submission: { id: 'g-1', revision: 1 } },
      configOf({ siteBase: 'https://www.test/' }),
    );
    expect(api.requests).toMatchObject([
      {
        url: 'https://www.test/api/ac%20me/cap/gift',
        contentType: 'application/json',
        fields: {
          clientDetails: customer,
          capChoice: 'Sweet Treat',
          SubmissionId: 'g-1',
          SubmissionRevision: 1,
        },
      },
    ]);
  });

  test.each([
    [{ submissionIdField: 'requestId' }, { requestId: 'g-1', SubmissionRevision: 1 }],
    [{ submissionRevisionField: 'requestRevision' }, { SubmissionId: 'g-1', requestRevision: 1 }],
    [{ submissionRevisionField: false }, { SubmissionId: 'g-1' }],
    [{ submissionIdField: false }, {}],
  ])('with %j carries %j', async (config, id) => {
    api.standard = 'unchecked'; // the sandbox knows the standard names only
    await sendGift({ customer, gift: 'Tree', submission: { id: 'g-1', revision: 1 } }, configOf(config));
    expect(api.requests[0]?.fields).toEqual({ clientDetails: customer, capChoice: 'Tree', ...id });
  });

  test('without a customer is not sent', async () => {
    await expect(
      sendGift({ customer: undefined, gift: 'Tree', submission: { id: 'g-1', revision: 1 } }, configOf()),
    ).rejects.toMatchObject({ kind: 'refused' });
    expect(api.requests).toEqual([]);
  });

  test('is never sent in preview', async () => {
    await sendGift(
      { customer: undefined, gift: 'Tree', submission: { id: 'g-1', revision: 1 } },
      configOf({ preview: true }),
    );
    expect(api.requests).toEqual([]);
  });
});

describe('referrals', () => {
  test('include the customer who refers and the time', async () => {
    const before = Date.now();
    const { ReferredAt, ...fields } = await referral({});
    expect(fields).toEqual({
      formCusFirstName: 'Mārama',
      formCusLastName: "O'Neill-Ng",
      AdviserId: customer.AdviserGUID,
      CampaignId: '',
      formPostcode: '0110',
      referrals,
      SubmissionId: 'r-1',
      SubmissionRevision: 2,
    });
    expect(Date.parse(String(ReferredAt))).toBeGreaterThanOrEqual(before);
    expect(api.requests[0]?.url).toBe('/api/ac%20me/cap/referral');
  });

  test.each([
    [{ AdviserGUID: `{${customer.AdviserGUID ?? ''}}` }, { AdviserId: '', formPostcode: '0110' }],
    [{ AdviserGUID: 'Jane' }, { AdviserId: '' }],
    [{ ClientAddressPostcode: '110' }, { formPostcode: '' }],
    [{ ClientAddressPostcode: 'SW1A 1AA' }, { formPostcode: '' }],
    [{ ClientFirstName: '' }, { formCusFirstName: '' }],
  ])('of a customer with %j carry %j', async (change, fields) => {
    expect(await referral(change)).toMatchObject(fields);
  });

  test('without a customer have empty values', async () => {
    expect(await referral(undefined)).toMatchObject({
      formCusFirstName: '',
      formCusLastName: '',
      AdviserId: '',
      formPostcode: '',
    });
  });

  test.each([
    ['MINE', 'COOKIE', 'SITE', 'MINE'],
    ['', 'COOKIE', 'SITE', 'COOKIE'],
    ['', '', 'SITE', 'SITE'],
    ['', '', '', ''],
  ])(
    'with the attribute "%s", the cookie "%s" and the site\'s default "%s" belong to "%s"',
    async (campaignId, cookie, site, expected) => {
      document.cookie = `lib_campaign=${cookie}; path=/`;
      expect(await referral({}, { campaignId, config: { campaignId: site } })).toMatchObject({
        CampaignId: expected,
      });
    },
  );
});
