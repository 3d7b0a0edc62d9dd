import { describe, expect, it } from 'vitest';
import type { StoringRoute } from '../api/api-route.ts';
import type { Fields } from '../check-fields.ts';
import { apiRoutes } from '../api/api-routes.ts';
import type { Encoding } from '../read-body.ts';
import {
  asRead,
  flat,
  leadEncodings,
  sampleLeads,
  samplesByEncoding,
  sampleTracking,
  type SampleName,
} from './sample-leads.ts';

const asItIs = (fields: Fields) => fields;

/** Returns the errors of a valid lead after a change, in its endpoint's first encoding or the given one. */
function check(name: SampleName, change: (fields: Fields) => Fields = asItIs, given?: Encoding): string[] {
  const { endpoint, fields } = sampleLeads[name];
  const encoding = given ?? leadEncodings[endpoint][0];
  const route = apiRoutes.find((each) => 'stores' in each && each.stores === endpoint) as StoringRoute;
  const body = asRead(change({ ...fields, captcha: 'token' }), encoding);
  return route.check({ encoding, contentType: '', fields: body });
}

const without = (key: string) => (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
const withTracking = (change: object) => (fields: Fields) => ({
  ...fields,
  tracking: { ...sampleTracking, ...change },
});

describe.each(samplesByEncoding)('a %s lead as %s', (name, encoding) => {
  it('passes', () => expect(check(name, asItIs, encoding)).toEqual([]));
  it('passes with flat tracking', () => expect(check(name, flat, encoding)).toEqual([]));
  it.each([...Object.keys(sampleLeads[name].fields), 'captcha'])(
    'is refused without %s, by its name',
    (key) => {
      expect(check(name, without(key), encoding)).toContainEqual(
        expect.stringMatching(new RegExp(`^${key}: `)),
      );
    },
  );
  it('is refused with one key too many', () => {
    expect(check(name, (fields) => ({ ...fields, utm_source: 'x' }), encoding)).toEqual([
      `utm_source: expected no such field in the ${name} form, got "x"`,
    ]);
  });
});

/** Form, changed key, wrong value; the first error names the key. */
const wrong: [SampleName, string, unknown][] = [
  ['request-call', 'FormFirstName', ''],
  ['request-call', 'FormFirstName', '\u00a0\u200b '],
  ['request-call', 'FormLastName', ' '],
  ['request-call', 'FormLastName', 5],
  ['request-call', 'FormLastName', 'Ngata '],
  ['short', 'FormFullName', '\u200bAroha'],
  ['short', 'FormFullName', '\t'],
  ['short', 'FormFullName', '\u200d'],
  ['short', 'FormFullName', '\u3164'],
  ['short', 'FormFullName', '\u0301'],
  ['short', 'FormFullName', 'Aroha\nNgata'],
  ['short', 'FormFullName', 'Aro\u00adha'],
  ['request-call', 'FormEmail', 'a@b'],
  ['request-call', 'FormEmail', 'a b@c.nz'],
  ['request-call', 'FormEmail', ' a@c.nz'],
  ['request-call', 'FormEmail', 'a@c.nz.'],
  ['request-call', 'FormEmail', 'a@c。co.nz'],
  ['request-call', 'FormEmail', 'a＠c.nz'],
  ['request-call', 'FormEmail', 'Mailto:a@c.nz'],
  ['request-call', 'FormEmail', 'a\ufe0d@c.nz'],
  ['request-call', 'FormEmail', 'a\u2800@c.nz'],
  ['request-call', 'FormEmail', 'a@c.nz\u200b'],
  ['request-call', 'FormEmail', `${'a'.repeat(250)}@c.nz`],
  ['request-call', 'FormPhone', '021 555 (home)'],
  ['request-call', 'FormPhone', '021 000 0000\u00ad'],
  ['request-call', 'FormPhone', '021\u00a0000 0000'],
  ['request-call', 'FormPhone', '０21 000 0000'],
  ['request-call', 'FormPhone', '٠٢١ 000'],
  ['request-call', 'FormPhone', ''],
  ['request-call', 'FormPostcode', 'none'],
  ['request-call', 'FormPostcode', 110],
  ['request-call', 'FormPostcode', '110'],
  ['request-call', 'FormSubject', 'default'],
  ['request-call', 'FormSubject', '2'],
  ['request-call', 'FormSubject', 13],
  ['request-call', 'FormMessage', null],
  ['request-call', 'FormMessage', 'undefined'],
  ['request-call', 'FormMessage', 'a\u000bb'],
  ['request-call', 'FormMessage', 'a\u0000'],
  ['request-call', 'FormMessage', 'a\rb'],
  ['request-call', 'FormMessage', 'a\u2028b'],
  ['request-call', 'FormMessage', '\u202ea'],
  ['request-call', 'FormMessage', 'a\ud83d'],
  ['request-call', 'FormMessage', 'a\uffff'],
  ['request-call', 'AdviserId', 'Jane Doe'],
  ['request-call', 'Region', 'Auckland Central'],
  ['request-call', 'Region', ''],
  ['request-call', 'Method', 1],
  ['request-call', 'Method', '2'],
  ['request-call', 'LeadSource', 6],
  ['request-call', 'LeadSource', '2'],
  ['request-call', 'hamCheck', null],
  ['request-call', 'captcha', ''],
  ['request-call', 'CampaignId', null],
  ['request-call', 'CampaignId', 'null'],
  ['request-call', 'TrackingNumber', 'undefined'],
  ['request-call', 'TrackingNumber', 7],
  ['request-call', 'SubmissionId', ''],
  ['request-call', 'SubmissionId', 'x'.repeat(65)],
  ['request-call', 'SubmissionId', 'undefined'],
  ['request-call', 'formJoinUs', '1'],
  ['request-call', 'tracking', 'text'],
  ['request-call', 'tracking', []],
  ['call-centre', 'FormBestDayToCall', ''],
  ['call-centre', 'FormBestDayToCall', '1'],
  ['call-centre', 'FormBestDayToCall', '7'],
  ['call-centre', 'FormBestDayToCall', 0],
  ['call-centre', 'FormBestDayToCall', 'Monday'],
  ['call-centre', 'FormBestDayToCall', 'undefined'],
  ['call-centre', 'FormBestTimeToCall', '5'],
  ['call-centre', 'FormHearFromUs', '11'],
  ['call-centre', 'Context', 'yes'],
  ['callback', 'hasAdviser', 'true'],
  ['callback', 'FormMessage', ''],
  ['callback', 'FormMessage', 'Hello'],
  ['callback', 'FormMessage', 'Adviser: Jane Doe'], // the checkbox is not ticked
  ['property-report', 'Method', 2],
  ['property-report', 'LeadSource', 2],
  ['property-report', 'FormMessage', ''],
  ['job-application', 'formJoinUs', ''],
  ['job-application', 'formJoinUs', 'yes'],
  ['job-application', 'Method', '01'],
  ['job-application', 'LeadSource', '1'],
  ['job-application', 'FormMessage', ''],
  ['job-application', 'FormSubject', '1'],
  ['job-application', 'hasAdviser', ''],
  ['job-application', 'FormBestDayToCall', ''],
  ['job-application', 'g-recaptcha-response', ''],
];

describe('a wrong value is reported by name', () => {
  it.each(wrong)('%s: %s = %j', (name, key, value) => {
    const errors = check(name, (fields) => ({ ...fields, [key]: value }));
    expect(errors[0]).toMatch(new RegExp(`^${key}: expected .+, got .+`));
  });
});

describe('a ticked box for one of the advisers', () => {
  const ticked = (change: Fields) =>
    check('callback', (fields) => ({ ...fields, hasAdviser: 'yes', ...change }));

  it('requires one', () => {
    expect(ticked({})).toEqual(['AdviserId: expected the adviser who was named, got ""']);
  });
  it.each(['Jane Doe', 'Adviser: ', 'Adviser: Jane Doe\nCall me', 'Call me\nAdviser: Jane Doe'])(
    'requires no message but the typed name: %j',
    (FormMessage) => {
      expect(ticked({ FormMessage })).toEqual([
        `FormMessage: expected "Adviser: …" and no more, or no such field, got ${JSON.stringify(FormMessage)}`,
      ]);
    },
  );
});

describe('a cookie is the last resort, and never left out', () => {
  it.each([
    ['CampaignId', 'libcampaign', 'HL-2026'],
    ['TrackingNumber', 'libTrackUnidentified', 'TN-1'],
    ['AdviserId', 'adviser', '7d444840-9dc0-11d1-b245-5ffdce74fad2'],
  ])('for %s', (name, key, value) => {
    expect(check('short', withTracking({ [key]: value }))).toEqual([
      `${name}: expected "${value}" from the cookie when there is nothing better, got ""`,
    ]);
  });
});

it('compares a payload with the form of its Method', () => {
  expect(check('contact-adviser', (fields) => ({ ...fields, Method: 1 }))).toEqual([
    'FormSubject: expected one of 1, 3, 4, 5, 6, 13, 14, got nothing',
  ]);
});

const wrongTracking: [keyof typeof sampleTracking | 'ceid', unknown][] = [
  ['cusEmail', 'other@c.nz'],
  ['cusEmail', null],
  ['visitedUrl', 'https://example.nz/?job_id=1&pi_email=a@b.nz'],
  ['visitedUrl', 'https://example.nz/?pi%5Femail=a@b.nz'],
  ['visitedUrl', '/home-loans'],
  ['visitedUrl', ''],
  ['visitedUrl', `https://example.nz/?${'a&'.repeat(33_000)}`],
  ['browser', 'Chromium'],
  ['ipAddress', 'unknown'],
  ['ipAddress', '1.2.3'],
  ['userTypeIndex', 5],
  ['libcampaign', 'undefined'],
  ['adviser', 'Jane'],
  ['prevSite', 'https://www.google.com/search?q=loan'],
  ['searchEngine', 'duckduckgo'],
  ['searchEngine', 'bing'],
  ['searchEngine', ''],
  ['keywords', undefined],
  ['gclid', null],
  ['gclid', ''],
  ['gclid', 'xyz'],
  ['ceid', 'x'],
];

describe('a wrong tracking value is reported by name', () => {
  it.each(wrongTracking)('%s = %j', (key, value) => {
    const errors = check('short', withTracking({ [key]: value }));
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^tracking\\.${key}: expected .+`))]);
  });
  it('refuses search keywords without a search engine', () => {
    expect(check('short', withTracking({ prevSite: '', searchEngine: '', keywords: 'home loan' }))).toEqual([
      'tracking.keywords: expected nothing without a searchEngine, got "home loan"',
    ]);
  });
  it('refuses an engine whose name is only part of the host', () => {
    expect(check('short', withTracking({ prevSite: 'https://notgoogle.com' }))).toEqual([
      'tracking.searchEngine: expected "" for prevSite "https://notgoogle.com", got "google"',
    ]);
  });
  it('names flat keys as they are sent', () => {
    const change = (fields: Fields) => flat(withTracking({ browser: 'Lynx' })(fields));
    expect(check('short', change, 'form')).toEqual([expect.stringMatching(/^browser: expected one of/)]);
  });
  it('refuses two tracking records', () => {
    expect(check('short', (fields) => ({ ...fields, gclid: 'abc' }))).toEqual([
      expect.stringMatching(/^gclid: expected no such field/),
    ]);
  });
  it.each(['form', 'multipart'] as const)('refuses text that is not JSON in a body as %s', (encoding) => {
    expect(check('short', (fields) => ({ ...fields, tracking: '{' }), encoding)).toEqual([
      'tracking: expected an object as JSON text, got "{"',
    ]);
  });
});

describe('payloads that the rules allow', () => {
  const fine: [string, SampleName, Fields][] = [
    ['a filled honeypot', 'request-call', { hamCheck: 'Acme Ltd' }],
    [
      'an address with a plus and an ampersand',
      'short',
      {
        FormEmail: 'a&b+c@sub.example.co.nz',
        tracking: { ...sampleTracking, cusEmail: 'a&b+c@sub.example.co.nz' },
      },
    ],
    [
      'a non-ASCII domain',
      'short',
      { FormEmail: 'kiri@māori.nz', tracking: { ...sampleTracking, cusEmail: 'kiri@māori.nz' } },
    ],
    [
      'an accent for an apostrophe',
      'short',
      { FormEmail: 'o´neill@example.nz', tracking: { ...sampleTracking, cusEmail: 'o´neill@example.nz' } },
    ],
    ['a Persian name', 'short', { FormFullName: 'علی\u200cرضا' }],
    ['joined emoji', 'short', { FormFullName: '👩\u200d👧', FormMessage: ' ❤\ufe0f\t👩\u200d👧\r\n\n' }],
    ['an extension after the number', 'short', { FormPhone: '09 555 0000 ext 12' }],
    ['a postcode outside the list, with no Region', 'short', { FormPostcode: '9999', Region: '' }],
    [
      'an adviser who was picked',
      'callback',
      { hasAdviser: 'yes', AdviserId: '7d444840-9dc0-11d1-b245-5ffdce74fad2' },
    ],
    [
      'an adviser who was typed while the list was out of reach',
      'callback',
      { hasAdviser: 'yes', FormMessage: 'Adviser: Jane Doe' },
    ],
    [
      "the page's own adviser or the cookie's, with the box unticked",
      'callback',
      { AdviserId: '7d444840-9dc0-11d1-b245-5ffdce74fad2' },
    ],
    [
      'a message that names an adviser, from the call centre',
      'call-centre',
      { FormMessage: 'Adviser: Jane Doe\nAfter five, please', AdviserId: '' },
    ],
    [
      'a search with its words',
      'short',
      {
        tracking: {
          ...sampleTracking,
          prevSite: 'https://nz.search.yahoo.com',
          searchEngine: 'yahoo',
          keywords: 'home loan',
        },
      },
    ],
    [
      'a page opened as a file, and an address of version 6',
      'short',
      {
        tracking: {
          ...sampleTracking,
          visitedUrl: 'file:///C:/page.html?gclid=abc',
          ipAddress: '2001:db8::1',
        },
      },
    ],
    ["days of the page's own", 'callback', { FormBestDayToCall: '8' }],
  ];
  it.each(fine)('%s', (_, name, change) => {
    expect(check(name, (fields) => ({ ...fields, ...change }))).toEqual([]);
  });
  it('a honeypot under another name', () => {
    expect(check('short', (fields) => ({ ...without('hamCheck')(fields), company: '' }))).toEqual([]);
  });
  it.each(['hamcheck', 'HamCheck', 'g-recaptcha-response', 'formJoinUs', 'leadsource', 'pi_email'])(
    'but not under the name of another field: %s',
    (key) => {
      expect(check('short', (fields) => ({ ...without('hamCheck')(fields), [key]: '' }))).toEqual([
        'hamCheck: expected a text, got nothing',
        `${key}: expected no such field in the short form, got ""`,
      ]);
    },
  );
});
