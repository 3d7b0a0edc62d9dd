import { describe, expect, test } from 'vitest';
import { configKeys } from './config-keys.ts';
import { describeConfigProblem } from './describe-config-problem.ts';
import { keysByPath } from './keys-by-path.ts';
import { readConfig, type ConfigSources } from './read-config.ts';
import { regions } from './regions.ts';

/** All others are '', false or empty. */
const defaults = {
  timeZone: 'Pacific/Auckland',
  environment: 'live',
  privacyUrl: '/privacy-policy',
  contactUrl: '/about-us/contact-us',
  searchUrl: '/search',
  'captcha.provider': 'recaptcha',
  'captcha.scriptUrl': [
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'https://www.recaptcha.net/recaptcha/api.js?render=explicit',
  ],
  'maps.scriptUrl': 'https://maps.googleapis.com/maps/api/js',
  'maps.centre.lat': -41.2866,
  'maps.centre.lng': 174.7756,
  'maps.zoom': 11,
  'maps.retryUnit': 1,
  adviserImageUrl: '{cdnBase}/advisers/{GUID}.jpg',
  imageUrl: '{cdnBase}/{filename}?width=570&height=365',
  advisersUrl: '/api/mortgage-brokers/list',
  regions,
  messages: {},
  consent: 'granted',
  start: 'auto',
  reportSample: 0,
  'encoding.lead': 'json',
  'encoding.callCentre': 'json',
  submissionIdField: 'SubmissionId',
  submissionRevisionField: 'SubmissionRevision',
  trackingShape: 'nested',
  cookieDays: 30,
  'search.hosts': [],
  frameOrigins: [],
  eventNames: {},
};

const paths = [...keysByPath(configKeys).keys()];

function read(sources: ConfigSources) {
  return readConfig({ hostname: 'www.example.nz', ...sources });
}

/** `{ apiBase: { live: given } }` for `apiBase.live`. */
function nested(path: string, given: unknown): unknown {
  return path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), given);
}

function valueAt(path: string, config: object): unknown {
  return path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], config);
}

test('without configuration every key has its default', () => {
  const { config, problems } = read({});
  expect(problems).toEqual([]);
  const values = Object.fromEntries(paths.map((path) => [path, valueAt(path, config)]));
  const given = Object.entries(values).filter(([, value]) => value !== '' && value !== false);
  expect(Object.fromEntries(given)).toEqual(defaults);
});

test('the script of the captcha may be a list of addresses', () => {
  const scriptUrl = ['/captcha.js', ' https://captcha.example.nz/api.js '];
  const { config } = read({ json: { captcha: { scriptUrl } } });
  expect(config.captcha.scriptUrl).toEqual(['/captcha.js', 'https://captcha.example.nz/api.js']);
});

describe('a wrong value', () => {
  const address = 'an http, https, mailto or tel address, or a path';
  const addresses = 'an http or https address, a path, or a list of them';
  const regionList = 'a list of {"name", "postcode"} with unique four-digit postcodes as text';
  const linkRule =
    'true, false or an object with within (a CSS selector), widgets (names of widgets) or both';
  const origins = 'a list of origins such as "https://forms.example.nz", https except for local hosts';
  const texts = 'an object of texts by name, or by widget and name';
  const flag = '"true" or "false"';

  const bad: readonly (readonly [path: string, given: unknown, expected: string])[] = [
    ['search.appId', 'evil.example/#', 'letters and digits'],
    ['search.appId', 'a-b', 'letters and digits'],
    ['brand', { name: 'acme' }, 'a single value'],
    ['brand', null, 'a single value'],
    ['productName', ['Acme'], 'a single value'],
    ['timeZone', 'Auckland', 'a time zone such as "Pacific/Auckland"'],
    ['timeZone', '', 'a time zone such as "Pacific/Auckland"'],
    ['timeZone', 13, 'a time zone such as "Pacific/Auckland"'],
    ['environment', 'staging', 'one of "live", "sandbox"'],
    ['apiBase', 'https://api.example.nz', 'an object with live and sandbox'],
    ['apiBase.live', 'ftp://api.example.nz', address],
    ['apiBase.sandbox', 'javascript:alert(1)', address],
    ['mcoApiBase', 'https://api.example.nz', 'an object with live and sandbox'],
    ['mcoApiBase.live', 'data:,x', address],
    ['mcoApiBase.sandbox', 'vbscript:x', address],
    ['siteBase', 'javascript:alert(1)', address],
    ['cdnBase', 'data:,x', address],
    ['cookieDomain', ['example.nz'], 'a single value'],
    ['privacyUrl', 'javascript:alert(1)', address],
    ['contactUrl', 'java\nscript:alert(1)', address],
    ['searchUrl', 'JavaScript:alert(1)', address],
    ['campaignId', {}, 'a single value'],
    ['captcha', null, 'an object with provider and siteKey and scriptUrl'],
    ['captcha.provider', 'turnstile', 'one of "recaptcha"'],
    ['captcha.siteKey', {}, 'a single value'],
    ['captcha.scriptUrl', 'javascript:alert(1)', addresses],
    ['captcha.scriptUrl', [], addresses],
    ['captcha.scriptUrl', ['/captcha.js', 7], addresses],
    ['captcha.scriptUrl', ['/captcha.js', 'javascript:alert(1)'], addresses],
    [
      'search',
      'app1',
      'an object with appId and apiKey and hosts and pagesIndex and blogIndex and adviserFilter',
    ],
    ['search.appId', {}, 'a single value'],
    ['search.apiKey', {}, 'a single value'],
    ['search.hosts', 'a.example.net,b.example.net', 'a list of texts'],
    ['search.hosts', [''], 'a list of texts'],
    ['search.hosts', ['a.example.net', 7], 'a list of texts'],
    ['search.pagesIndex', {}, 'a single value'],
    ['search.blogIndex', {}, 'a single value'],
    ['search.adviserFilter', {}, 'a single value'],
    ['maps', [], 'an object with apiKey and scriptUrl and mapId and centre and zoom and retryUnit'],
    ['maps.apiKey', {}, 'a single value'],
    ['maps.scriptUrl', 'javascript:alert(1)', address],
    ['maps.mapId', {}, 'a single value'],
    ['maps.centre', [-41, 174], 'an object with lat and lng'],
    ['maps.centre.lat', 90.1, 'a number from -90 to 90'],
    ['maps.centre.lng', 'east', 'a number from -180 to 180'],
    ['maps.zoom', 23, 'a number from 0 to 22'],
    ['maps.retryUnit', -1, 'a number from 0'],
    ['analytics', '111', 'an object with id and scriptUrl'],
    ['analytics.id', '111', 'an object with production and development'],
    ['analytics.id.production', {}, 'a single value'],
    ['analytics.id.development', {}, 'a single value'],
    ['analytics.scriptUrl', 'javascript:alert(1)', address],
    ['chat', true, 'an object with scriptUrl and key'],
    ['chat.scriptUrl', 'javascript:alert(1)', address],
    ['chat.key', {}, 'a single value'],
    ['adviserImageUrl', 'javascript:{GUID}', address],
    ['imageUrl', 'data:{filename}', address],
    ['advisersUrl', 'javascript:alert(1)', address],
    ['phone', {}, 'a single value'],
    ['regions', [], regionList],
    ['regions', {}, regionList],
    ['regions', [{ name: 'Northland', postcode: 110 }], regionList],
    ['regions', [{ name: 'Northland', postcode: '110' }], regionList],
    ['regions', [{ name: '', postcode: '0110' }], regionList],
    ['regions', [null], regionList],
    [
      'regions',
      [
        { name: 'A', postcode: '0110' },
        { name: 'B', postcode: '0110' },
      ],
      regionList,
    ],
    ['messages', ['x'], texts],
    ['messages', 'x', texts],
    ['links', 'on', linkRule],
    ['links', null, linkRule],
    ['links', ['request-call-form'], linkRule],
    ['links', {}, linkRule],
    ['links', { whitin: 'main' }, linkRule],
    ['links', { within: 'main', widget: ['request-call-form'] }, linkRule],
    ['consent', 'denied', 'one of "granted", "required"'],
    ['start', 'later', 'one of "auto", "manual"'],
    ['preview', 2, flag],
    ['reportUrl', 'javascript:alert(1)', address],
    ['reportSample', 1.1, 'a number from 0 to 1'],
    ['reportSample', -0.1, 'a number from 0 to 1'],
    ['reportSample', '10%', 'a number from 0 to 1'],
    ['encoding', ['json'], 'an object with lead and callCentre'],
    ['encoding.lead', 'xml', 'one of "json", "form"'],
    ['encoding.callCentre', 'xml', 'one of "json", "form"'],
    ['submissionIdField', '', 'a field name, or false'],
    ['submissionIdField', true, 'a field name, or false'],
    ['submissionRevisionField', '', 'a field name, or false'],
    ['serverDedupes', 'maybe', flag],
    ['acceptHtml', 'page', flag],
    ['trackingShape', 'deep', 'one of "nested", "flat"'],
    ['cookieDays', 0, 'a number from 1'],
    ['cookieDays', 'a month', 'a number from 1'],
    ['frameOrigins', 'https://forms.example.nz', origins],
    ['frameOrigins', ['*'], origins],
    ['frameOrigins', ['http://forms.example.nz'], origins],
    ['frameOrigins', ['http://localhost.example.nz'], origins],
    ['frameOrigins', ['http://evillocalhost'], origins],
    ['frameOrigins', ['https://forms.example.nz/'], origins],
    ['frameOrigins', ['https://forms.example.nz/path'], origins],
    ['frameOrigins', ['https://user@forms.example.nz'], origins],
    ['frameOrigins', ['https://forms.example.nz', 'null'], origins],
    ['eventNames', ['call_me'], 'an object of texts by event name'],
    ['eventNames', { lead_call_centre: '' }, 'an object of texts by event name'],
    ['eventNames', { lead_call_centre: { name: 'call_me' } }, 'an object of texts by event name'],
    ['debug', 'on', flag],
    ['nonce', {}, 'a single value'],
  ];

  test('is in the table for every key', () => {
    expect(paths.filter((path) => !bad.some(([key]) => key === path))).toEqual([]);
  });

  test.each(bad)('of "%s", %j, is reported with what was expected', (path, given, expected) => {
    const sentences = read({ json: nested(path, given) }).problems.map((problem) =>
      describeConfigProblem(problem),
    );
    expect(sentences).toEqual([
      `configuration key "${path}": expected ${expected}, got ${JSON.stringify(given).slice(0, 80)}; ${path === 'consent' ? '"required" is used' : 'using the default'}`,
    ]);
  });

  test.each(bad)('of "%s", %j, falls back to the default, except for consent', (path, given) => {
    const expected = path === 'consent' ? { json: { consent: 'required' } } : {};
    expect(read({ json: nested(path, given) }).config).toEqual(read(expected).config);
  });

  test.each([
    [{ consent: true }, {}],
    [{ consent: null }, {}],
    [{ consent: 'granted' }, { consent: 'requird' }],
  ])('of consent is no consent: %j %j', (json, tag) => {
    expect(read({ json, tag }).config.consent).toBe('required');
  });

  test.each([
    ['regions', JSON.stringify([{ name: 'Chatham Islands', postcode: '0999' }])],
    ['messages', '{"error":"Oops"}'],
    ['searchHosts', 'a.example.net'],
    ['frameOrigins', 'https://forms.example.nz'],
    ['eventNames', '{"lead_call_centre":"call_me"}'],
  ])('is any value on the script tag for %s, which only the JSON can hold', (name, text) => {
    const { config, problems } = read({ tag: { [name]: text } });
    expect(config).toEqual(read({}).config);
    expect(problems).toHaveLength(1);
  });
});
