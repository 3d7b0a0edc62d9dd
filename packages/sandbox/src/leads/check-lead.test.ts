import { expect, it } from 'vitest';
import { judge, withValues } from '../api/judge.ts';
import type { Fields } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import { asRead, flat, leadEncodings, sampleLeads, samplesByEncoding } from './sample-leads.ts';
import type { SampleName } from './sample-leads.ts';

/** Returns what is wrong with a good lead after a change, in its endpoint's first encoding or the given one. */
function wrongWith(name: SampleName, values: Fields = {}, given?: Encoding): string[] {
  const { endpoint, fields } = sampleLeads[name];
  const encoding = given ?? leadEncodings[endpoint][0];
  return judge(endpoint, encoding, asRead(withValues({ ...fields, captcha: 'token' }, values), encoding));
}

it.each(samplesByEncoding)(
  'a %s lead as %s has to have each of its fields, and no other',
  (name, encoding) => {
    expect(wrongWith(name, {}, encoding)).toEqual([]);
    for (const key of [...Object.keys(sampleLeads[name].fields), 'captcha'])
      expect(wrongWith(name, { [key]: undefined }, encoding)).toContainEqual(
        expect.stringMatching(`^${key}: `),
      );
    expect(wrongWith(name, { utm_source: 'x' }, encoding)).toEqual([
      `utm_source: expected no such field in the ${name} form, got "x"`,
    ]);
  },
);

it.each(samplesByEncoding)('the tracking record of a %s lead as %s may be flat', (name, encoding) => {
  const { endpoint, fields } = sampleLeads[name];
  const body = asRead(flat({ ...fields, captcha: 'token' }), encoding);
  expect(judge(endpoint, encoding, body)).toEqual([]);
  expect(judge(endpoint, encoding, { ...body, browser: 'Lynx' })).toEqual([
    expect.stringMatching(/^browser: expected one of Firefox, /),
  ]);
});

/** Form, field, and the values that are reported by its name, each before anything else. */
it.each<[SampleName, field: string, ...values: unknown[]]>([
  ['request-call', 'FormLastName', ' ', 5, 'Ngata '],
  [
    'short',
    'FormFullName',
    '\u00a0\u200b ',
    '\u3164',
    '\u0301',
    'Aroha\nNgata',
    'Aro\u00adha',
    'Ma\u0304rama',
  ],
  ['request-call', 'FormEmail', 'a@b', 'a b@c.nz', ' a@c.nz', 'a@c.nz.', 'Mailto:a@c.nz'],
  ['request-call', 'FormEmail', 'a@c。co.nz', 'a＠c.nz', 'a\ufe0d@c.nz', `${'a'.repeat(250)}@c.nz`],
  ['request-call', 'FormPhone', '', '021 555 (home)', '021\u00a0000 0000', '021 000 0000\u00ad', '٠٢١ 000'],
  ['request-call', 'FormPostcode', 'none', 110, '110'],
  ['request-call', 'FormSubject', 'default', '2', 13],
  [
    'request-call',
    'FormMessage',
    null,
    'undefined',
    'a\u0000',
    'a\rb',
    'a\u2028b',
    '\u202ea',
    'a\ud83d',
    'e\u0301',
  ],
  ['request-call', 'AdviserId', 'Jane Doe'],
  ['request-call', 'Region', 'Auckland Central', ''],
  ['request-call', 'Method', 1, '2'],
  ['request-call', 'LeadSource', 6],
  ['request-call', 'hamCheck', null],
  ['request-call', 'captcha', ''],
  ['request-call', 'CampaignId', null, 'null'],
  ['request-call', 'TrackingNumber', 7, 'undefined'],
  ['request-call', 'SubmissionId', '', 'x'.repeat(65), 'undefined', 'a\ud800'],
  ['request-call', 'formJoinUs', '1'],
  ['request-call', 'tracking', 'text', []],
  ['call-centre', 'FormBestDayToCall', '', '1', '7', 0, 'Monday', 'undefined'],
  ['call-centre', 'FormBestTimeToCall', '5'],
  ['call-centre', 'FormHearFromUs', '11'],
  ['call-centre', 'Context', 'yes'],
  ['callback', 'hasAdviser', 'true'],
  ['callback', 'FormMessage', '', 'Hello', 'Adviser: Jane Doe'], // the box is not ticked
  ['property-report', 'LeadSource', 2],
  ['property-report', 'Method', 2],
  ['job-application', 'formJoinUs', '', 'yes'],
  ['job-application', 'Method', '01'],
  ['job-application', 'LeadSource', '1'],
  ['job-application', 'g-recaptcha-response', ''],
  ['short', 'gclid', 'abc'], // beside the tracking record
  ['short', 'tracking.cusEmail', 'other@c.nz', null],
  [
    'short',
    'tracking.visitedUrl',
    'https://example.nz/?a=1&pi_email=a@b.nz',
    'https://example.nz/?pi%5Femail=',
  ],
  ['short', 'tracking.visitedUrl', '', '/home-loans', `https://example.nz/?${'a&'.repeat(33_000)}`],
  ['short', 'tracking.browser', 'Chromium'],
  ['short', 'tracking.ipAddress', 'unknown', '1.2.3'],
  ['short', 'tracking.userTypeIndex', 5],
  ['short', 'tracking.libcampaign', 'undefined'],
  ['short', 'tracking.adviser', 'Jane'],
  ['short', 'tracking.prevSite', 'https://www.google.com/search?q=loan'],
  ['short', 'tracking.searchEngine', 'duckduckgo', 'bing', ''],
  ['short', 'tracking.keywords', undefined],
  ['short', 'tracking.gclid', null, '', 'xyz'],
  ['short', 'tracking.ceid', 'x'],
])('a %s lead is refused for its %s', (name, field, ...values) => {
  for (const value of values)
    expect(wrongWith(name, { [field]: value })[0]).toMatch(new RegExp(`^${field}: expected .+, got .+`));
});

const aaid = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const cookie = 'from the cookie when there is nothing better, got ""';
const onlyTyped = '"Adviser: …" and no more, or no such field, got';
const typed = (FormMessage: string) => ({ hasAdviser: 'yes', FormMessage });

/** What contradicts the rest is the only thing reported. */
it.each<[SampleName, Fields, reason: string]>([
  ['contact-adviser', { Method: 1 }, 'FormSubject: expected one of 1, 3, 4'],
  ['callback', { hasAdviser: 'yes' }, 'AdviserId: expected the adviser who was named, got ""'],
  ['callback', typed('Jane'), `FormMessage: expected ${onlyTyped} "Jane"`],
  ['callback', typed('Adviser: '), `FormMessage: expected ${onlyTyped}`],
  ['callback', typed('Adviser: J\nHi'), `FormMessage: expected ${onlyTyped}`],
  ['short', { 'tracking.libcampaign': 'X' }, `CampaignId: expected "X" ${cookie}`],
  ['short', { 'tracking.libTrackUnidentified': 'T' }, `TrackingNumber: expected "T" ${cookie}`],
  ['short', { 'tracking.adviser': aaid }, `AdviserId: expected "${aaid}" ${cookie}`],
  [
    'short',
    { 'tracking.prevSite': '', 'tracking.searchEngine': '', 'tracking.keywords': 'home loan' },
    'tracking.keywords: expected nothing without a searchEngine, got "home loan"',
  ],
  [
    'short',
    { 'tracking.prevSite': 'https://notgoogle.com' }, // the engine's name is only part of the host
    'tracking.searchEngine: expected "" for prevSite "https://notgoogle.com", got "google"',
  ],
])('a %s lead with %j', (name, values, reason) => {
  expect(wrongWith(name, values)).toEqual([expect.stringContaining(reason)]);
});

it.each(['form', 'multipart'] as const)('a tracking record as %s is JSON text', (encoding) => {
  expect(wrongWith('short', { tracking: '{' }, encoding)).toEqual([
    'tracking: expected an object as JSON text, got "{"',
  ]);
});

const emailed = (FormEmail: string) => ({ FormEmail, 'tracking.cusEmail': FormEmail });
const yahoo = { 'tracking.prevSite': 'https://nz.search.yahoo.com', 'tracking.searchEngine': 'yahoo' };

it.each<[SampleName, Fields]>([
  ['request-call', { hamCheck: 'Acme Ltd' }],
  ['short', { hamCheck: undefined, company: '' }], // a honeypot of another name
  ['short', emailed('a&b+c@sub.example.co.nz')],
  ['short', emailed('kiri@māori.nz')],
  ['short', emailed(`${'a'.repeat(249)}@c.nz`)],
  ['short', emailed('o´neill@example.nz')],
  ['short', { SubmissionId: 'x'.repeat(64) }],
  ['short', { FormFullName: 'علی\u200cرضا' }],
  ['short', { FormFullName: '👩\u200d👧', FormMessage: ' ❤\ufe0f\t👩\u200d👧\r\n\n' }],
  ['short', { FormPhone: '09 555 0000 ext 12' }],
  ['short', { FormPostcode: '9999', Region: '' }], // outside the list
  ['callback', { hasAdviser: 'yes', AdviserId: aaid }],
  ['callback', typed('Adviser: Jane Doe')],
  ['callback', { AdviserId: aaid }], // the page's own, with the box unticked
  ['call-centre', { FormMessage: 'Adviser: Jane Doe\nAfter five, please' }],
  ['short', { ...yahoo, 'tracking.keywords': 'home loan' }],
  ['short', { 'tracking.visitedUrl': 'file:///C:/page.html?gclid=abc' }],
  ['short', { 'tracking.ipAddress': '2001:db8::1' }],
  ['callback', { FormBestDayToCall: '8' }], // of the page's own list
])('a %s lead may have %j', (name, values) => {
  expect(wrongWith(name, values)).toEqual([]);
});

it.each(['hamcheck', 'g-recaptcha-response', 'formJoinUs', 'leadsource', 'pi_email'])(
  'a honeypot never has the name of another field: %s',
  (key) => {
    expect(wrongWith('short', { hamCheck: undefined, [key]: '' })).toEqual([
      'hamCheck: expected a text, got nothing',
      `${key}: expected no such field in the short form, got ""`,
    ]);
  },
);
