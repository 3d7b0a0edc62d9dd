import { describe, expect, test } from 'vitest';
import { configKeys } from './config-keys.ts';
import { readConfig, type Config } from './config.ts';
import { describeConfigProblem } from './describe-config-problem.ts';
import { regions } from './regions.ts';

const host = 'www.example.nz';

function configOf(json: unknown, tag: Record<string, string> = {}): Config {
  return readConfig({ json, tag, hostname: host }).config;
}

function problemsOf(json: unknown, tag: Record<string, string> = {}): string[] {
  return readConfig({ json, tag, hostname: host }).problems.map((problem) => describeConfigProblem(problem, configKeys));
}

describe('the table of keys', () => {
  /** `brand`, `apiBase.live`: every value of the Config type by its path. */
  type Path<Group> = {
    [Key in keyof Group & string]: Group[Key] extends readonly unknown[]
      ? Key
      : Group[Key] extends object
        ? string extends keyof Group[Key]
          ? Key
          : `${Key}.${keyof Group[Key] & string}`
        : Key;
  }[keyof Group & string];

  // The compiler wants every path of the type here, and no other.
  const paths: Record<Path<Config>, true> = {
    brand: true,
    environment: true,
    'apiBase.live': true,
    'apiBase.sandbox': true,
    privacyUrl: true,
    campaignId: true,
    'captcha.provider': true,
    'captcha.siteKey': true,
    'captcha.scriptUrl': true,
    phone: true,
    regions: true,
    messages: true,
    'encoding.lead': true,
    'encoding.callCentre': true,
    submissionIdField: true,
    trackingShape: true,
    debug: true,
    nonce: true,
  };

  test('has one row per value of the Config type', () => {
    expect(Object.keys(configKeys).sort()).toEqual(Object.keys(paths).sort());
  });

  test.each(Object.keys(configKeys))('gives "%s" a value by default', (path) => {
    const value = path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], configOf(undefined));
    expect(value).toBeDefined();
  });
});

describe('defaults', () => {
  test.each([
    ['brand', ''],
    ['environment', 'live'],
    ['apiBase', { live: '', sandbox: '' }],
    ['privacyUrl', '/privacy-policy'],
    ['campaignId', ''],
    ['captcha', { provider: 'recaptcha', siteKey: '', scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit' }],
    ['phone', ''],
    ['regions', regions],
    ['messages', {}],
    ['encoding', { lead: 'json', callCentre: 'json' }],
    ['submissionIdField', 'SubmissionId'],
    ['trackingShape', 'nested'],
    ['debug', false],
    ['nonce', ''],
  ] as const)('%s is %j', (key, value) => {
    expect(configOf(undefined)[key]).toEqual(value);
  });

  test('are no problem', () => {
    expect(problemsOf(undefined)).toEqual([]);
  });
});

describe('sources', () => {
  test('the JSON wins over the defaults', () => {
    expect(configOf({ privacyUrl: '/privacy' }).privacyUrl).toBe('/privacy');
  });

  test('the script tag wins over the JSON', () => {
    expect(configOf({ brand: 'json' }, { brand: 'tag' }).brand).toBe('tag');
  });

  test('an empty value on the script tag wins as well', () => {
    expect(configOf({ campaignId: 'HL-2026' }, { campaignId: '' }).campaignId).toBe('');
  });

  test('the JSON stays where the script tag is wrong', () => {
    expect(configOf({ encoding: { lead: 'form' } }, { encodingLead: 'xml' }).encoding.lead).toBe('form');
  });

  test.each([
    ['apiBaseLive', 'https://api.example.nz', (config: Config) => config.apiBase.live],
    ['apiBaseSandbox', 'https://sandbox.example.nz', (config: Config) => config.apiBase.sandbox],
    ['captchaSiteKey', 'key-1', (config: Config) => config.captcha.siteKey],
    ['captchaScriptUrl', '/captcha.js', (config: Config) => config.captcha.scriptUrl],
    ['encodingCallCentre', 'form', (config: Config) => config.encoding.callCentre],
    ['submissionIdField', 'RequestId', (config: Config) => config.submissionIdField],
  ])('the tag names a nested key %s', (key, value, read) => {
    expect(read(configOf(undefined, { [key]: value }))).toBe(value);
  });

  test('a nested key of the tag leaves its neighbours alone', () => {
    expect(configOf({ apiBase: { live: '/live' } }, { apiBaseSandbox: '/sandbox' }).apiBase).toEqual({
      live: '/live',
      sandbox: '/sandbox',
    });
  });

  test.each(['regions', 'messages'])('%s comes from the JSON only', (key) => {
    const text = '[{"name":"X","postcode":"1234"}]';
    expect(readConfig({ tag: { [key]: text } })).toEqual(readConfig({}));
  });

  test('attributes of the tag that are no keys are left alone', () => {
    expect(problemsOf(undefined, { cfasync: 'false', config: '/c.json', rocketSrc: 'x' })).toEqual([]);
  });

  test.each([[{}], [{ brand: undefined }]])('%j changes nothing', (json) => {
    expect(configOf(json)).toEqual(configOf(undefined));
  });
});

describe('values', () => {
  test('a number in the JSON is read as the text it stands for', () => {
    expect(configOf({ campaignId: 2026 }).campaignId).toBe('2026');
  });

  test.each([
    [{ submissionIdField: false }, {}],
    [undefined, { submissionIdField: 'false' }],
  ])('the submission id can be switched off: %j %j (R3)', (json, tag: Record<string, string>) => {
    expect(configOf(json, tag).submissionIdField).toBe(false);
  });

  test("the page's own regions replace the built-in ones", () => {
    const own = [{ name: 'Chatham Islands', postcode: '0999' }];
    expect(configOf({ regions: own }).regions).toEqual(own);
  });

  test.each([
    ['localhost', undefined, 'sandbox'],
    [host, undefined, 'live'],
    [host, 'sandbox', 'sandbox'],
    [host, 'staging', 'live'],
    ['localhost', 'live', 'live'],
  ])('on %s with the flag %j the environment is %s (R2)', (hostname, environment, expected) => {
    expect(readConfig({ json: { environment }, hostname }).config.environment).toBe(expected);
  });
});

describe('problems', () => {
  const bad: readonly (readonly [key: string, given: unknown, expected: string])[] = [
    ['environment', 'staging', 'one of "live", "sandbox"'],
    ['brand', { name: 'acme' }, 'a single value'],
    ['brand', null, 'a single value'],
    ['privacyUrl', 'javascript:alert(1)', 'an http, https, mailto or tel address, or a path'],
    ['apiBase.live', 'ftp://api.example.nz', 'an http, https, mailto or tel address, or a path'],
    ['captcha.provider', 'turnstile', 'one of "recaptcha"'],
    ['encoding.lead', 'xml', 'one of "json", "form"'],
    ['trackingShape', 'deep', 'one of "nested", "flat"'],
    ['submissionIdField', '', 'a field name, or false'],
    ['submissionIdField', true, 'a field name, or false'],
    ['messages', ['x'], 'an object of texts by name'],
    ['messages', 'x', 'an object of texts by name'],
    ['regions', [], 'a list of {"name", "postcode"} with unique four-digit postcodes as text'],
    ['regions', {}, 'a list of {"name", "postcode"} with unique four-digit postcodes as text'],
    ['regions', [{ name: 'Northland', postcode: 110 }], 'a list of {"name", "postcode"} with unique four-digit postcodes as text'],
    ['regions', [{ name: 'Northland', postcode: '110' }], 'a list of {"name", "postcode"} with unique four-digit postcodes as text'],
    ['regions', [{ name: '', postcode: '0110' }], 'a list of {"name", "postcode"} with unique four-digit postcodes as text'],
    ['regions', [null], 'a list of {"name", "postcode"} with unique four-digit postcodes as text'],
    [
      'regions',
      [{ name: 'A', postcode: '0110' }, { name: 'B', postcode: '0110' }],
      'a list of {"name", "postcode"} with unique four-digit postcodes as text',
    ],
    ['apiBase', 'https://api.example.nz', 'an object with live and sandbox'],
    ['captcha', null, 'an object with provider and siteKey and scriptUrl'],
    ['encoding', ['json'], 'an object with lead and callCentre'],
  ];

  /** `{ apiBase: { live: given } }` for `apiBase.live`. */
  function nested(path: string, given: unknown): unknown {
    return path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), given);
  }

  test.each(bad)('name the key "%s" whose value is %j, and what was expected', (key, given, expected) => {
    expect(problemsOf(nested(key, given))).toEqual([
      `configuration key "${key}": expected ${expected}, got ${JSON.stringify(given).slice(0, 80)}; using the default`,
    ]);
  });

  test.each(bad)('leave "%s" at its default where the value is %j', (key, given) => {
    expect(configOf(nested(key, given))).toEqual(configOf(undefined));
  });

  test('name every bad value, each once', () => {
    const problems = problemsOf({ brand: {}, encoding: { lead: 'x', callCentre: 'y' } }, { privacyUrl: 'javascript:x' });
    expect(problems.map((problem) => /"(.*?)"/.exec(problem)?.[1])).toEqual([
      'brand', 'privacyUrl', 'encoding.lead', 'encoding.callCentre',
    ]);
  });

  test('quote no more than the beginning of a long value', () => {
    expect(problemsOf({ messages: 'x'.repeat(500) })[0]?.length).toBeLessThan(200);
  });

  test.each([[[]], ['text'], [5], [null]])('say so when the JSON is %j and no object', (json) => {
    expect(problemsOf(json)).toEqual([
      `the configuration: expected a JSON object, got ${JSON.stringify(json)}; using the defaults`,
    ]);
  });
});

describe('own properties', () => {
  test('a value inherited by the JSON is not read', () => {
    expect(configOf(Object.create({ brand: 'inherited' })).brand).toBe('');
  });

  test('a group inherited by the JSON is not read', () => {
    expect(configOf(Object.create({ captcha: { siteKey: 'inherited' } })).captcha.siteKey).toBe('');
  });

  test('a value inherited by the tag is not read', () => {
    const tag = Object.create({ brand: 'inherited' }) as Record<string, string>;
    expect(readConfig({ tag }).config.brand).toBe('');
  });
});
