import { describe, expect, it } from 'vitest';
import { checkLead } from './check-lead.ts';
import { asForm, flat, sampleLeads, sampleTracking, type SampleName } from './sample-leads.ts';

const names = Object.keys(sampleLeads) as SampleName[];
type Fields = Readonly<Record<string, unknown>>;

function checkJson(name: SampleName, change: (fields: Fields) => Fields = (fields) => fields) {
  const { endpoint, fields } = sampleLeads[name];
  return checkLead({ endpoint, encoding: 'json', body: change({ ...fields, captcha: 'token' }) });
}

function checkForm(name: SampleName, change: (fields: Fields) => Fields = (fields) => fields) {
  const { endpoint, fields } = sampleLeads[name];
  const body = Object.fromEntries(asForm(change({ ...fields, captcha: 'token' })));
  return checkLead({ endpoint, encoding: 'form', body });
}

const without = (key: string) => (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
const withTracking = (change: object) => (fields: Fields) => ({
  ...fields,
  tracking: { ...sampleTracking, ...change },
});

describe.each(names)('a %s lead', (name) => {
  it('passes as JSON', () => expect(checkJson(name)).toEqual([]));
  it('passes as a form', () => expect(checkForm(name)).toEqual([]));
  it('passes with flat tracking', () => {
    expect(checkJson(name, flat)).toEqual([]);
    expect(checkForm(name, flat)).toEqual([]);
  });
  it('is refused with any one key missing, by its name', () => {
    for (const key of [...Object.keys(sampleLeads[name].fields), 'captcha']) {
      const errors = checkJson(name, without(key));
      expect(errors.length, key).toBeGreaterThan(0);
      expect(
        errors.some((error) => error.startsWith(`${key}: `)),
        errors.join('\n'),
      ).toBe(true);
    }
  });
  it('is refused with one key too many', () => {
    expect(checkJson(name, (fields) => ({ ...fields, utm_source: 'x' }))).toEqual([
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
  ['short', 'FormFullName', '\t'],
  ['request-call', 'FormEmail', 'a@b'],
  ['request-call', 'FormEmail', 'a b@c.nz'],
  ['request-call', 'FormEmail', ' a@c.nz'],
  ['request-call', 'FormEmail', `${'a'.repeat(250)}@c.nz`],
  ['request-call', 'FormPhone', '021 555 (home)'],
  ['request-call', 'FormPhone', ''],
  ['request-call', 'FormPostcode', 'none'],
  ['request-call', 'FormPostcode', 110],
  ['request-call', 'FormPostcode', '110'],
  ['request-call', 'FormSubject', 'default'],
  ['request-call', 'FormSubject', '2'],
  ['request-call', 'FormSubject', 13],
  ['request-call', 'FormMessage', null],
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
  ['request-call', 'TrackingNumber', 7],
  ['request-call', 'SubmissionId', ''],
  ['request-call', 'SubmissionId', 'x'.repeat(65)],
  ['request-call', 'tracking', 'text'],
  ['request-call', 'tracking', []],
  ['call-centre', 'FormBestDayToCall', ''],
  ['call-centre', 'FormBestDayToCall', '1'],
  ['call-centre', 'FormBestDayToCall', '7'],
  ['call-centre', 'FormBestDayToCall', 0],
  ['call-centre', 'FormBestDayToCall', 'Monday'],
  ['call-centre', 'FormBestTimeToCall', '5'],
  ['call-centre', 'FormHearFromUs', '11'],
  ['call-centre', 'Context', 'yes'],
  ['callback', 'hasAdviser', 'true'],
  ['callback', 'FormMessage', 'Hello'],
  ['property-report', 'Method', 2],
  ['property-report', 'LeadSource', 2],
  ['property-report', 'FormMessage', ''],
];

describe('a wrong value is refused by name', () => {
  it.each(wrong)('%s: %s = %j', (name, key, value) => {
    const errors = checkJson(name, (fields) => ({ ...fields, [key]: value }));
    expect(errors[0]).toMatch(new RegExp(`^${key}: expected .+, got .+`));
  });
});

it('names the adviser who is missing when the box is ticked', () => {
  expect(checkJson('callback', (fields) => ({ ...fields, hasAdviser: 'yes' }))).toEqual([
    'AdviserId: expected the adviser who was named, got ""',
  ]);
});

it('holds a payload against the form its Method belongs to', () => {
  expect(checkJson('contact-adviser', (fields) => ({ ...fields, Method: 1 }))).toEqual([
    'FormSubject: expected one of 1, 3, 4, 5, 6, 13, 14, got nothing',
  ]);
});

const wrongTracking: [keyof typeof sampleTracking | 'ceid', unknown][] = [
  ['cusEmail', 'other@c.nz'],
  ['cusEmail', null],
  ['visitedUrl', 'https://example.nz/?job_id=1&pi_email=a@b.nz'],
  ['browser', 'Chromium'],
  ['ipAddress', 'unknown'],
  ['userTypeIndex', 5],
  ['adviser', 'Jane'],
  ['prevSite', 'https://www.google.com/search?q=loan'],
  ['searchEngine', 'duckduckgo'],
  ['keywords', undefined],
  ['gclid', null],
  ['ceid', 'x'],
];

describe('a wrong tracking value is refused by name', () => {
  it.each(wrongTracking)('%s = %j', (key, value) => {
    const errors = checkJson('short', withTracking({ [key]: value }));
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^tracking\\.${key}: expected .+`))]);
  });
  it('names flat keys as they are sent', () => {
    const errors = checkForm('short', (fields) =>
      flat({ ...fields, tracking: { ...sampleTracking, browser: 'Lynx' } }),
    );
    expect(errors).toEqual([expect.stringMatching(/^browser: expected one of/)]);
  });
  it('refuses the record given twice', () => {
    expect(checkJson('short', (fields) => ({ ...fields, gclid: 'abc' }))).toEqual([
      expect.stringMatching(/^gclid: expected no such field/),
    ]);
  });
  it('refuses text that is not JSON in a form', () => {
    expect(checkForm('short', (fields) => ({ ...fields, tracking: '{' }))).toEqual([
      'tracking: expected an object as JSON text, got "{"',
    ]);
  });
});

describe('payloads the rules leave room for', () => {
  const fine: [string, SampleName, Fields][] = [
    ['a filled honeypot (row 14)', 'request-call', { hamCheck: 'Acme Ltd' }],
    [
      'an address with a plus and an ampersand',
      'short',
      { FormEmail: 'a&b+c@sub.example.co.nz', tracking: { ...sampleTracking, cusEmail: 'a&b+c@sub.example.co.nz' } },
    ],
    [
      'a non-ASCII domain',
      'short',
      { FormEmail: 'kiri@māori.nz', tracking: { ...sampleTracking, cusEmail: 'kiri@māori.nz' } },
    ],
    ['an extension after the number', 'short', { FormPhone: '09 555 0000 ext 12' }],
    ['a postcode outside the list, with no Region (row 16)', 'short', { FormPostcode: '9999', Region: '' }],
    ['an adviser who was picked', 'callback', { hasAdviser: 'yes', AdviserId: '7d444840-9dc0-11d1-b245-5ffdce74fad2' }],
    [
      'an adviser who was typed while the list was out of reach (row 31)',
      'callback',
      { hasAdviser: 'yes', FormMessage: 'Adviser: Jane Doe' },
    ],
    ["days of the page's own (row 27)", 'callback', { FormBestDayToCall: '8' }],
  ];
  it.each(fine)('%s', (_, name, change) => {
    expect(checkJson(name, (fields) => ({ ...fields, ...change }))).toEqual([]);
  });
  it('a honeypot under another name (row 13)', () => {
    expect(checkJson('short', (fields) => ({ ...without('hamCheck')(fields), company: '' }))).toEqual([]);
  });
  it('but not under the name of another form', () => {
    expect(checkJson('short', (fields) => ({ ...without('hamCheck')(fields), hamcheck: '' }))).toEqual([
      'hamCheck: expected a text, got nothing',
      'hamcheck: expected no such field in the short form, got ""',
    ]);
  });
});
