import { describe, expect, test } from 'vitest';
import { configKeys } from './config-keys.ts';
import type { Config } from './config.ts';
import type { LinkRule } from './link-rule.ts';
import { describeConfigProblem } from './describe-config-problem.ts';
import { keysByPath } from './keys-by-path.ts';
import { readConfig, type ConfigSources } from './read-config.ts';
import { regions } from '../choices/regions.ts';

/** The path of every value of the Config type: `brand`, `captcha.siteKey`, `analytics.id.production`. */
type Path<Group> = {
  [Key in keyof Group & string]: Group[Key] extends readonly unknown[] | string | number | LinkRule
    ? Key
    : string extends keyof Group[Key]
      ? Key
      : `${Key}.${Path<Group[Key]>}`;
}[keyof Group & string];

interface Row {
  readonly default: unknown;
  /** A valid value in the JSON. */
  readonly json: unknown;
  /** The value on the script tag: the name in `dataset`, and the text. Absent if only JSON can give it. */
  readonly tag?: readonly [name: string, text: string];
}

const own = [{ name: 'Chatham Islands', postcode: '0999' }];

// The compiler requires exactly the paths of the type here.
const rows: Readonly<Record<Path<Config>, Row>> = {
  brand: { default: '', json: 'acme', tag: ['brand', 'acme'] },
  productName: { default: '', json: 'Acme', tag: ['productName', 'Acme'] },
  environment: { default: 'live', json: 'sandbox', tag: ['environment', 'sandbox'] },
  'apiBase.live': {
    default: '',
    json: 'https://api.example.nz',
    tag: ['apiBaseLive', 'https://api.example.nz'],
  },
  'apiBase.sandbox': { default: '', json: '/sandbox', tag: ['apiBaseSandbox', '/sandbox'] },
  'mcoApiBase.live': {
    default: '',
    json: 'https://mco.example.nz',
    tag: ['mcoApiBaseLive', 'https://mco.example.nz'],
  },
  'mcoApiBase.sandbox': { default: '', json: '/mco', tag: ['mcoApiBaseSandbox', '/mco'] },
  siteBase: { default: '', json: 'https://www.example.nz', tag: ['siteBase', 'https://www.example.nz'] },
  cdnBase: { default: '', json: 'https://cdn.example.nz', tag: ['cdnBase', 'https://cdn.example.nz'] },
  cookieDomain: { default: '', json: 'example.nz', tag: ['cookieDomain', 'example.nz'] },
  privacyUrl: { default: '/privacy-policy', json: '/privacy', tag: ['privacyUrl', '/privacy'] },
  contactUrl: { default: '/about-us/contact-us', json: '/contact', tag: ['contactUrl', '/contact'] },
  searchUrl: { default: '/search', json: '/find', tag: ['searchUrl', '/find'] },
  campaignId: { default: '', json: 'HL-2026', tag: ['campaignId', 'HL-2026'] },
  'captcha.provider': { default: 'recaptcha', json: 'recaptcha', tag: ['captchaProvider', 'recaptcha'] },
  'captcha.siteKey': { default: '', json: 'key-1', tag: ['captchaSiteKey', 'key-1'] },
  'captcha.scriptUrl': {
    default: [
      'https://www.google.com/recaptcha/api.js?render=explicit',
      'https://www.recaptcha.net/recaptcha/api.js?render=explicit',
    ],
    json: '/captcha.js',
    tag: ['captchaScriptUrl', '/captcha.js'],
  },
  'search.appId': { default: '', json: 'app1', tag: ['searchAppId', 'app1'] },
  'search.apiKey': { default: '', json: 'key-1', tag: ['searchApiKey', 'key-1'] },
  'search.hosts': { default: [], json: ['app-1-dsn.example.net', 'http://127.0.0.1:4400'] },
  'search.pagesIndex': { default: '', json: 'pages', tag: ['searchPagesIndex', 'pages'] },
  'search.blogIndex': { default: '', json: 'blog', tag: ['searchBlogIndex', 'blog'] },
  'search.adviserFilter': { default: '', json: 'type:adviser', tag: ['searchAdviserFilter', 'type:adviser'] },
  'maps.apiKey': { default: '', json: 'key-1', tag: ['mapsApiKey', 'key-1'] },
  'maps.scriptUrl': {
    default: 'https://maps.googleapis.com/maps/api/js',
    json: '/maps.js',
    tag: ['mapsScriptUrl', '/maps.js'],
  },
  'maps.mapId': { default: '', json: 'map-1', tag: ['mapsMapId', 'map-1'] },
  'maps.centre.lat': { default: -41.2866, json: -36.85, tag: ['mapsCentreLat', '-36.85'] },
  'maps.centre.lng': { default: 174.7756, json: 180, tag: ['mapsCentreLng', '180'] },
  'maps.zoom': { default: 11, json: 14.5, tag: ['mapsZoom', '14.5'] },
  'maps.retryUnit': { default: 1, json: 0, tag: ['mapsRetryUnit', '0'] },
  'analytics.id.production': { default: '', json: '111', tag: ['analyticsIdProduction', '111'] },
  'analytics.id.development': { default: '', json: '222', tag: ['analyticsIdDevelopment', '222'] },
  'analytics.scriptUrl': { default: '', json: '/heap.js', tag: ['analyticsScriptUrl', '/heap.js'] },
  'chat.scriptUrl': { default: '', json: '/chat.js', tag: ['chatScriptUrl', '/chat.js'] },
  'chat.key': { default: '', json: 'key-1', tag: ['chatKey', 'key-1'] },
  adviserImageUrl: {
    default: '{cdnBase}/advisers/{GUID}.jpg',
    json: '/faces/{GUID}.png',
    tag: ['adviserImageUrl', '/faces/{GUID}.png'],
  },
  imageUrl: {
    default: '{cdnBase}/{filename}?width=570&height=365',
    json: '/images/{filename}',
    tag: ['imageUrl', '/images/{filename}'],
  },
  advisersUrl: {
    default: '/api/mortgage-brokers/list',
    json: '/advisers.json',
    tag: ['advisersUrl', '/advisers.json'],
  },
  phone: { default: '', json: '0800 000 000', tag: ['phone', '0800 000 000'] },
  regions: { default: regions, json: own },
  messages: { default: {}, json: { error: 'Oops', 'callback-form': { error: 'No' } } },
  links: { default: false, json: true, tag: ['links', ''] },
  consent: { default: 'granted', json: 'required', tag: ['consent', 'required'] },
  start: { default: 'auto', json: 'manual', tag: ['start', 'manual'] },
  preview: { default: false, json: true, tag: ['preview', ''] },
  reportUrl: {
    default: '',
    json: 'https://reports.example.nz/aw',
    tag: ['reportUrl', 'https://reports.example.nz/aw'],
  },
  reportSample: { default: 0, json: 0.1, tag: ['reportSample', '0.1'] },
  'encoding.lead': { default: 'json', json: 'form', tag: ['encodingLead', 'form'] },
  'encoding.callCentre': { default: 'json', json: 'form', tag: ['encodingCallCentre', 'form'] },
  submissionIdField: { default: 'SubmissionId', json: 'RequestId', tag: ['submissionIdField', 'RequestId'] },
  submissionRevisionField: {
    default: 'SubmissionRevision',
    json: 'RequestRevision',
    tag: ['submissionRevisionField', 'RequestRevision'],
  },
  serverDedupes: { default: false, json: true, tag: ['serverDedupes', 'true'] },
  acceptHtml: { default: false, json: true, tag: ['acceptHtml', 'true'] },
  trackingShape: { default: 'nested', json: 'flat', tag: ['trackingShape', 'flat'] },
  cookieDays: { default: 30, json: 7, tag: ['cookieDays', '7'] },
  frameOrigins: {
    default: [],
    json: [
      'https://forms.example.nz',
      'https://forms.example.nz:8443',
      'http://localhost:3000',
      'http://a.localhost',
      'http://127.0.0.1:4400',
      'http://[::1]:80',
    ],
  },
  eventNames: { default: {}, json: { lead_call_centre: 'call_me' } },
  debug: { default: false, json: true, tag: ['debug', ''] },
  nonce: { default: '', json: 'n-1', tag: ['nonce', 'n-1'] },
};

const table = Object.entries(rows);

function read(sources: ConfigSources) {
  return readConfig({ hostname: 'www.example.nz', ...sources });
}

/** `{ apiBase: { live: given } }` for `apiBase.live`. */
function nested(path: string, given: unknown): unknown {
  return path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), given);
}

function valueAt(config: Config, path: string): unknown {
  return path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], config);
}

test('there is one row per value of the Config type', () => {
  expect([...keysByPath(configKeys).keys()].sort()).toEqual(Object.keys(rows).sort());
});

test('the defaults cause no problems', () => {
  expect(read({}).problems).toEqual([]);
});

test.each(table)('%s has its default', (path, row) => {
  expect(valueAt(read({}).config, path)).toEqual(row.default);
});

test.each(table)('%s is read from the JSON', (path, { json }) => {
  const { config, problems } = read({ json: nested(path, json) });
  expect([valueAt(config, path), problems]).toEqual([json, []]);
});

test.each(table)('%s from the JSON leaves all others at their default', (path, { json }) => {
  const { config } = read({ json: nested(path, json) });
  const others = table.filter(([other]) => other !== path);
  expect(others.map(([other]) => valueAt(config, other))).toEqual(others.map(([, row]) => row.default));
});

test.each(table.flatMap(([path, { json, tag }]) => (tag ? [[path, tag, json] as const] : [])))(
  '%s is read from the script tag as %j',
  (path, [name, text], value) => {
    const { config, problems } = read({ tag: { [name]: text } });
    expect([valueAt(config, path), problems]).toEqual([value, []]);
  },
);

test('the whole configuration can be copied, as the page API does', () => {
  const json = table.reduce<Record<string, unknown>>(
    (all, [path, row]) => merge(all, nested(path, row.json)),
    {},
  );
  const { config } = read({ json });
  expect(structuredClone(config)).toEqual(config);
});

function merge(a: Record<string, unknown>, b: unknown): Record<string, unknown> {
  const pairs = Object.entries(b as Record<string, unknown>);
  const both = (x: unknown, y: unknown) => (x === undefined ? y : merge(x as Record<string, unknown>, y));
  return { ...a, ...Object.fromEntries(pairs.map(([key, value]) => [key, both(a[key], value)])) };
}

test('the script of the captcha may be a list of addresses (R39)', () => {
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
    expect(Object.keys(rows).filter((path) => !bad.some(([key]) => key === path))).toEqual([]);
  });

  test.each(bad)('of "%s", %j, is reported with what was expected', (path, given, expected) => {
    const sentences = read({ json: nested(path, given) }).problems.map((problem) =>
      describeConfigProblem(problem),
    );
    expect(sentences).toEqual([
      `configuration key "${path}": expected ${expected}, got ${JSON.stringify(given).slice(0, 80)}; using the default`,
    ]);
  });

  test.each(bad)('of "%s", %j, falls back to the default', (path, given) => {
    expect(read({ json: nested(path, given) }).config).toEqual(read({}).config);
  });

  test.each([
    ['regions', JSON.stringify(own)],
    ['messages', '{"error":"Oops"}'],
    ['searchHosts', 'a.example.net'],
    ['frameOrigins', 'https://forms.example.nz'],
    ['eventNames', '{"lead_call_centre":"call_me"}'],
  ])('is any value on the script tag for %s, which only the JSON can hold', (name, text) => {
    const { config, problems } = read({ tag: { [name]: text } });
    expect([config, problems.length]).toEqual([read({}).config, 1]);
  });
});
