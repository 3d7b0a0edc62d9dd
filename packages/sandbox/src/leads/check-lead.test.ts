import { expect, it } from 'vitest';
import { checkOf } from '../api/check-of.ts';
import type { Fields } from '../check-fields.ts';
import type { Encoding } from '../read-body.ts';
import {
  asRead,
  flat,
  leadEncodings,
  sampleLeads,
  samplesByEncoding,
  sampleTracking,
} from './sample-leads.ts';
import type { SampleName } from './sample-leads.ts';

type Change = (fields: Fields) => Fields;
const asItIs: Change = (fields) => fields;
const without = (key: string): Change => changed({ [key]: undefined });
const tracked = (change: Fields): Fields => ({ tracking: { ...sampleTracking, ...change } });

/** Changes fields; a value of `undefined` removes its key. */
function changed(change: Fields): Change {
  return (fields) =>
    Object.fromEntries(Object.entries({ ...fields, ...change }).filter(([, value]) => value !== undefined));
}

/** Returns what is wrong with a good lead after a change, in its endpoint's first encoding or the given one. */
function wrongWith(name: SampleName, change = asItIs, given?: Encoding): string[] {
  const { endpoint, fields } = sampleLeads[name];
  const encoding = given ?? leadEncodings[endpoint][0];
  return checkOf(endpoint)(encoding, asRead(change({ ...fields, captcha: 'token' }), encoding));
}

it.each(samplesByEncoding)(
  'a %s lead as %s has to have each of its fields, and no other',
  (name, encoding) => {
    expect(wrongWith(name, asItIs, encoding)).toEqual([]);
    expect(wrongWith(name, flat, encoding)).toEqual([]);
    for (const key of [...Object.keys(sampleLeads[name].fields), 'captcha'])
      expect(wrongWith(name, without(key), encoding)).toContainEqual(expect.stringMatching(`^${key}: `));
    expect(wrongWith(name, changed({ utm_source: 'x' }), encoding)).toEqual([
      `utm_source: expected no such field in the ${name} form, got "x"`,
    ]);
  },
);

/** Each is reported first, by the name of its field. */
const wrong: [SampleName, field: string, ...values: unknown[]][] = [
  ['request-call', 'FormLastName', ' ', 5, 'Ngata '],
  ['short', 'FormFullName', '\u00a0\u200b ', '\u3164', '\u0301', 'Aroha\nNgata', 'Aro\u00adha'],
  ['request-call', 'FormEmail', 'a@b', 'a b@c.nz', ' a@c.nz', 'a@c.nz.', 'Mailto:a@c.nz'],
  ['request-call', 'FormEmail', 'a@c。co.nz', 'a＠c.nz', 'a\ufe0d@c.nz', `${'a'.repeat(250)}@c.nz`],
  ['request-call', 'FormPhone', '', '021 555 (home)', '021\u00a0000 0000', '021 000 0000\u00ad', '٠٢١ 000'],
  ['request-call', 'FormPostcode', 'none', 110, '110'],
  ['request-call', 'FormSubject', 'default', '2', 13],
  ['request-call', 'FormMessage', null, 'undefined', 'a\u0000', 'a\rb', 'a\u2028b', '\u202ea', 'a\ud83d'],
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
];

it.each(wrong)('%s: a wrong %s is reported by name', (name, key, ...values) => {
  for (const value of values)
    expect(wrongWith(name, changed({ [key]: value }))[0]).toMatch(new RegExp(`^${key}: expected .+, got .+`));
});

/** Each is the only thing reported of a short lead. */
const wrongTracking: [field: string, ...values: unknown[]][] = [
  ['cusEmail', 'other@c.nz', null],
  ['visitedUrl', 'https://example.nz/?job_id=1&pi_email=a@b.nz', 'https://example.nz/?pi%5Femail=a@b.nz'],
  ['visitedUrl', '', '/home-loans', `https://example.nz/?${'a&'.repeat(33_000)}`],
  ['browser', 'Chromium'],
  ['ipAddress', 'unknown', '1.2.3'],
  ['userTypeIndex', 5],
  ['libcampaign', 'undefined'],
  ['adviser', 'Jane'],
  ['prevSite', 'https://www.google.com/search?q=loan'],
  ['searchEngine', 'duckduckgo', 'bing', ''],
  ['keywords', undefined],
  ['gclid', null, '', 'xyz'],
  ['ceid', 'x'],
];

it.each(wrongTracking)('a wrong %s in the tracking record is reported by name', (key, ...values) => {
  for (const value of values)
    expect(wrongWith('short', changed(tracked({ [key]: value })))).toEqual([
      expect.stringMatching(`^tracking\\.${key}: expected .+`),
    ]);
});

const aaid = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const fromCookie = 'from the cookie when there is nothing better, got ""';
const onlyTyped = 'FormMessage: expected "Adviser: …" and no more, or no such field, got';

it.each<[title: string, SampleName, Change, reason: string, encoding?: Encoding]>([
  ['another Method', 'contact-adviser', changed({ Method: 1 }), 'FormSubject: expected one of 1, 3, 4'],
  [
    'a box ticked for nobody',
    'callback',
    changed({ hasAdviser: 'yes' }),
    'AdviserId: expected the adviser who',
  ],
  ['more than a typed name', 'callback', changed({ hasAdviser: 'yes', FormMessage: 'Jane' }), onlyTyped],
  ['a second line', 'callback', changed({ hasAdviser: 'yes', FormMessage: 'Adviser: J\nHi' }), onlyTyped],
  ['a blank name', 'callback', changed({ hasAdviser: 'yes', FormMessage: 'Adviser: ' }), onlyTyped],
  ['no campaign', 'short', changed(tracked({ libcampaign: 'X' })), `CampaignId: expected "X" ${fromCookie}`],
  [
    'no number',
    'short',
    changed(tracked({ libTrackUnidentified: 'T' })),
    `TrackingNumber: expected "T" ${fromCookie}`,
  ],
  ['no adviser', 'short', changed(tracked({ adviser: aaid })), `AdviserId: expected "${aaid}" ${fromCookie}`],
  [
    'words without an engine',
    'short',
    changed(tracked({ prevSite: '', searchEngine: '', keywords: 'home loan' })),
    'tracking.keywords: expected nothing without a searchEngine, got "home loan"',
  ],
  [
    'an engine that is only part of the host',
    'short',
    changed(tracked({ prevSite: 'https://notgoogle.com' })),
    'tracking.searchEngine: expected "" for prevSite "https://notgoogle.com", got "google"',
  ],
  [
    'a flat key',
    'short',
    (fields) => ({ ...flat(fields), browser: 'Lynx' }),
    'browser: expected one of',
    'form',
  ],
  ['two records', 'short', changed({ gclid: 'abc' }), 'gclid: expected no such field'],
  [
    'a record that is no JSON',
    'short',
    changed({ tracking: '{' }),
    'tracking: expected an object as JSON',
    'form',
  ],
])('what contradicts the rest is the only thing reported: %s', (_title, name, change, reason, encoding) => {
  expect(wrongWith(name, change, encoding)).toEqual([expect.stringContaining(reason)]);
});

const emailed = (FormEmail: string) => ({ FormEmail, ...tracked({ cusEmail: FormEmail }) });

it.each<[title: string, SampleName, Fields]>([
  ['a filled honeypot', 'request-call', { hamCheck: 'Acme Ltd' }],
  ['a honeypot of another name', 'short', { hamCheck: undefined, company: '' }],
  ['an address with a plus and an ampersand', 'short', emailed('a&b+c@sub.example.co.nz')],
  ['a domain with a macron', 'short', emailed('kiri@māori.nz')],
  ['an accent for an apostrophe', 'short', emailed('o´neill@example.nz')],
  ['a Persian name', 'short', { FormFullName: 'علی\u200cرضا' }],
  ['joined emoji', 'short', { FormFullName: '👩\u200d👧', FormMessage: ' ❤\ufe0f\t👩\u200d👧\r\n\n' }],
  ['an extension after the number', 'short', { FormPhone: '09 555 0000 ext 12' }],
  ['a postcode outside the list, with no Region', 'short', { FormPostcode: '9999', Region: '' }],
  ['an adviser who was picked', 'callback', { hasAdviser: 'yes', AdviserId: aaid }],
  ['an adviser who was typed', 'callback', { hasAdviser: 'yes', FormMessage: 'Adviser: Jane Doe' }],
  ["the page's own adviser or the cookie's, with the box unticked", 'callback', { AdviserId: aaid }],
  ['a message that names an adviser', 'call-centre', { FormMessage: 'Adviser: Jane\nAfter five, please' }],
  [
    'a search with its words',
    'short',
    tracked({ prevSite: 'https://nz.search.yahoo.com', searchEngine: 'yahoo', keywords: 'home loan' }),
  ],
  ['a page opened as a file', 'short', tracked({ visitedUrl: 'file:///C:/page.html?gclid=abc' })],
  ['an address of version 6', 'short', tracked({ ipAddress: '2001:db8::1' })],
  ["days of the page's own", 'callback', { FormBestDayToCall: '8' }],
])('%s is fine', (_title, name, change) => {
  expect(wrongWith(name, changed(change))).toEqual([]);
});

it.each(['hamcheck', 'g-recaptcha-response', 'formJoinUs', 'leadsource', 'pi_email'])(
  'a honeypot never has the name of another field: %s',
  (key) => {
    expect(wrongWith('short', changed({ hamCheck: undefined, [key]: '' }))).toEqual([
      'hamCheck: expected a text, got nothing',
      `${key}: expected no such field in the short form, got ""`,
    ]);
  },
);
