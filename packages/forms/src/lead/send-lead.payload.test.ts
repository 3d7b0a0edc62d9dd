// @vitest-environment jsdom
import { configure, leadKinds, onTrackingInfo, rememberedAdviser } from '@adviser-widgets/core';
import { readConfig, readCookie } from '@adviser-widgets/core/internal';
import { forgetVisit, installFakeApi, type FakeApi } from '@adviser-widgets/testing';
import { settled } from '@adviser-widgets/testing/settled';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadContent, leadPayload, sendLead, type LeadMessage } from './send-lead.ts';

const adviserA = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const adviserB = '5a2504e0-4f89-11d3-9a0c-0305e82c33ff';

const lead: LeadMessage = {
  kind: leadKinds.callCentre,
  values: {
    FormFirstName: 'Mārama',
    FormLastName: "O'Neill-Ng",
    FormEmail: 'marama@example.co.nz',
    FormPhone: '021 555 0000',
    FormPostcode: '0110',
    FormSubject: '1',
    FormMessage: 'Kia ora',
  },
  honeypot: { name: 'hamCheck', value: '' },
};
const name = { id: '11111111-1111-4111-8111-111111111111', revision: 1 };

function payloadOf(extra: Partial<LeadMessage> = {}, json: object = {}): Readonly<Record<string, unknown>> {
  const { config } = readConfig({ json, hostname: 'www.example.nz' });
  return leadPayload({ ...lead, ...extra }, { name, captcha: 'token-1' }, config);
}

/** Sends a lead in a press that has just begun. */
function send(extra: Partial<LeadMessage> = {}): Promise<void> {
  const turn = { token: 'token-1', left: () => 20_000, renewToken: () => Promise.resolve('token-2') };
  return sendLead({ ...lead, ...extra }, () => name, turn);
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/`;
}

afterEach(() => {
  for (const name of ['aaid', 'lib_campaign', 'libTrackUnidentified', 'user_class'])
    document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  configure({});
});

describe('the payload of a call-back request', () => {
  test('has the keys of the spec, no fewer and no more', () => {
    expect(Object.keys(payloadOf())).toEqual([
      'FormFirstName',
      'FormLastName',
      'FormEmail',
      'FormPhone',
      'FormPostcode',
      'FormSubject',
      'FormMessage',
      'CampaignId',
      'Method',
      'TrackingNumber',
      'AdviserId',
      'captcha',
      'hamCheck',
      'Region',
      'LeadSource',
      'SubmissionId',
      'SubmissionRevision',
      'tracking',
    ]);
  });

  test.each(Object.entries(lead.values))('%s is sent as "%s"', (name, value) => {
    expect(payloadOf()[name]).toBe(value);
  });

  test.each([
    ['Method', 2],
    ['LeadSource', 2],
    ['CampaignId', ''],
    ['TrackingNumber', ''],
    ['AdviserId', ''],
    ['captcha', 'token-1'],
    ['hamCheck', ''],
    ['SubmissionId', name.id],
    ['SubmissionRevision', 1],
  ])('%s is %j', (name, value) => {
    expect(payloadOf()[name]).toBe(value);
  });

  test("typed values never override the form's own fields", () => {
    expect(payloadOf({ values: { ...lead.values, Method: '1', captcha: 'x' } })).toMatchObject({
      Method: 2,
      captcha: 'token-1',
    });
  });

  test('LeadSource is absent for a kind without one', () => {
    const kind = { ...leadKinds.callCentre, method: 1, leadSource: undefined };
    expect(payloadOf({ kind })).not.toHaveProperty('LeadSource');
  });
});

describe('Region', () => {
  test.each([
    ['0110', 'Northland'],
    ['6011', 'Wellington'],
    ['9999', ''],
    ['none', ''],
  ])('fault 62: the postcode %s gives the region %j', (FormPostcode, region) => {
    expect(payloadOf({ values: { ...lead.values, FormPostcode } }).Region).toBe(region);
  });

  test("comes from the page's own list", () => {
    const regions = [{ name: 'Te Tai Tokerau', postcode: '0110' }];
    expect(payloadOf({}, { regions }).Region).toBe('Te Tai Tokerau');
  });
});

describe('CampaignId', () => {
  test('comes from the attribute', () => {
    setCookie('lib_campaign', 'cookie');
    expect(payloadOf({ campaignId: 'attribute' }, { campaignId: 'site' }).CampaignId).toBe('attribute');
  });

  test('without an attribute comes from the page address', () => {
    setCookie('lib_campaign', 'cookie');
    history.replaceState(null, '', '/?lib_campaign=query');
    expect(payloadOf({}, { campaignId: 'site' }).CampaignId).toBe('query');
  });

  test("then from the visitor's cookie", () => {
    setCookie('lib_campaign', 'cookie');
    expect(payloadOf({ campaignId: '' }, { campaignId: 'site' }).CampaignId).toBe('cookie');
  });

  test("then from the site's default", () => {
    expect(payloadOf({ campaignId: '' }, { campaignId: 'site' }).CampaignId).toBe('site');
  });

  test('then empty', () => {
    expect(payloadOf().CampaignId).toBe('');
  });
});

describe('TrackingNumber', () => {
  test('the attribute wins', () => {
    setCookie('libTrackUnidentified', 'cookie');
    expect(payloadOf({ trackingNumber: 'TN-1042' }).TrackingNumber).toBe('TN-1042');
  });

  test('the cookie comes next', () => {
    setCookie('libTrackUnidentified', 'cookie');
    expect(payloadOf().TrackingNumber).toBe('cookie');
  });
});

describe('AdviserId', () => {
  test.each([
    ['the attribute overrides the cookie', adviserA, adviserB, adviserA],
    ['the cookie comes next', undefined, adviserB, adviserB],
    ['an attribute that is not an id is ignored', 'Aroha', adviserB, adviserB],
    ['a cookie that is not an id is ignored', undefined, 'script', ''],
    ['no id is sent if neither is one', 'Aroha', 'script', ''],
    ['an id in capitals is kept unchanged', adviserA.toUpperCase(), '', adviserA.toUpperCase()],
  ])('%s', (_name, adviserId, cookie, expected) => {
    setCookie('aaid', cookie);
    expect(payloadOf({ adviserId }).AdviserId).toBe(expected);
  });
});

describe('the submission id', () => {
  test('uses the name that the page configures', () => {
    expect(payloadOf({}, { submissionIdField: 'RequestId' }).RequestId).toBe(name.id);
  });

  test('leaves the default name free then', () => {
    expect(payloadOf({}, { submissionIdField: 'RequestId' })).not.toHaveProperty('SubmissionId');
  });

  test('is not sent if it is turned off', () => {
    expect(Object.values(payloadOf({}, { submissionIdField: false }))).not.toContain(name.id);
  });
});

describe('the tracking record', () => {
  const keys = [
    'cusEmail',
    'libTrackUnidentified',
    'visitedUrl',
    'browser',
    'ipAddress',
    'userTypeIndex',
    'adviser',
    'libcampaign',
    'prevSite',
    'searchEngine',
    'keywords',
    'gclid',
  ];

  test('is nested and complete', () => {
    expect(Object.keys(payloadOf().tracking as object)).toEqual(keys);
  });

  test('contains the email address of the form', () => {
    expect(payloadOf().tracking).toMatchObject({ cusEmail: 'marama@example.co.nz' });
  });

  test('is flat if the page is configured that way', () => {
    expect(Object.keys(payloadOf({}, { trackingShape: 'flat' }))).toEqual(expect.arrayContaining(keys));
  });

  test('is not nested as well if it is flat', () => {
    expect(payloadOf({}, { trackingShape: 'flat' })).not.toHaveProperty('tracking');
  });
});

describe('the honeypot', () => {
  test('uses the name of the form', () => {
    expect(payloadOf({ honeypot: { name: 'hamcheck', value: '' } })).toMatchObject({ hamcheck: '' });
  });

  test('fault 46: is sent with its value if filled in', () => {
    expect(payloadOf({ honeypot: { name: 'hamCheck', value: 'robot' } }).hamCheck).toBe('robot');
  });
});

describe('sendLead', () => {
  let api: FakeApi;

  beforeEach(() => {
    api = installFakeApi({ standard: 'unchecked' }); // the leads are about the wire, not what a form has in it
    configure({
      json: { brand: 'acme', apiBase: { live: 'https://api.example.nz' } },
      hostname: 'www.example.nz',
    });
  });

  afterEach(() => api.remove());

  test('posts to the address of the kind of lead', async () => {
    await send();
    expect(api.requests.map(({ url }) => url)).toEqual(['https://api.example.nz/acme/call-centre']);
  });

  test.each([
    ['json', 'application/json'],
    ['form', 'application/x-www-form-urlencoded'],
  ] as const)(
    'encodes the body as %s if the page is configured that way',
    async (callCentre, contentType) => {
      configure({
        json: { brand: 'acme', encoding: { callCentre, lead: callCentre === 'json' ? 'form' : 'json' } },
      });
      await send();
      expect(api.requests[0]?.contentType).toBe(contentType);
    },
  );

  test('both encodings carry the same keys', async () => {
    await send();
    configure({ json: { brand: 'acme', encoding: { callCentre: 'form' } } });
    await send();
    const [json, form] = api.requests.map(({ fields }) => Object.keys(fields));
    expect(form).toEqual(json);
  });

  describe('with a kind that remembers its adviser', () => {
    const kind = leadKinds.contactAdviser;
    const remembered = () => [rememberedAdviser(), readCookie('aaid')];

    afterEach(forgetVisit);

    test('remembers the adviser that was sent, on the page and in the cookie', async () => {
      await send({ kind, adviserId: adviserA });
      await vi.waitFor(() => expect(remembered()).toEqual([adviserA, adviserA]));
    });

    test('remembers no adviser if none was sent', async () => {
      await send({ kind, adviserId: 'Aroha' });
      await settled();
      expect(remembered()).toEqual(['', '']);
    });

    test('remembers no adviser if the lead is refused', async () => {
      api.standard = 422;
      await send({ kind, adviserId: adviserA }).catch(() => {});
      await settled();
      expect(remembered()).toEqual(['', '']);
    });

    test('resolves even if a listener for tracking information throws', async () => {
      const reported = new Promise<void>((resolve) => {
        addEventListener('error', (event) => resolve(event.preventDefault()), { once: true });
      });
      const stop = onTrackingInfo(() => {
        throw new Error('listener');
      });
      await expect(send({ kind, adviserId: adviserA })).resolves.toBeUndefined();
      await reported;
      stop();
    });
  });

  test('remembers no adviser for another kind', async () => {
    await send({ adviserId: adviserA });
    await settled();
    expect(readCookie('aaid')).toBe('');
  });

  test('rejects with the cause', async () => {
    api.standard = 422;
    await expect(send()).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });
});

describe('the content of a lead, which distinguishes a retry from a correction', () => {
  const contentOf = (extra: Partial<LeadMessage> = {}, json: object = {}) =>
    leadContent({ ...lead, ...extra }, readConfig({ json, hostname: 'www.example.nz' }).config);

  test.each(['nested', 'flat'])('is the same with another visit record, sent %s', (trackingShape) => {
    const before = contentOf({}, { trackingShape });
    setCookie('user_class', '3');
    expect(contentOf({}, { trackingShape })).toBe(before);
  });

  test.each<[what: string, extra: Partial<LeadMessage>]>([
    ['value', { values: { ...lead.values, FormPhone: '021 555 0001' } }],
    ['campaign', { campaignId: 'SPRING-2026' }],
    ['tracking number', { trackingNumber: 'T-2' }],
    ['adviser', { adviserId: adviserA }],
    ['honeypot', { honeypot: { name: 'hamCheck', value: 'spam' } }],
  ])('differs with another %s', (_what, extra) => {
    expect(contentOf(extra)).not.toBe(contentOf());
  });
});
