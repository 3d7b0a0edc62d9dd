import { describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { describeConfigProblem } from './describe-config-problem.ts';
import { readConfig } from './read-config.ts';

const host = 'www.example.nz';

function configOf(json: unknown, tag: Record<string, string> = {}): Config {
  return readConfig({ json, tag, hostname: host }).config;
}

function problemsOf(json: unknown, tag: Record<string, string> = {}): string[] {
  return readConfig({ json, tag, hostname: host }).problems.map(
    (problem) => describeConfigProblem(problem) ?? '',
  );
}

describe('sources', () => {
  test('the JSON overrides the defaults', () => {
    expect(configOf({ privacyUrl: '/privacy' }).privacyUrl).toBe('/privacy');
  });

  test('the script tag overrides the JSON', () => {
    expect(configOf({ brand: 'json' }, { brand: 'tag' }).brand).toBe('tag');
  });

  test('an empty value on the script tag overrides the JSON too', () => {
    expect(configOf({ campaignId: 'HL-2026' }, { campaignId: '' }).campaignId).toBe('');
  });

  test("the JSON applies if the script tag's value is invalid", () => {
    expect(configOf({ encoding: { lead: 'form' } }, { encodingLead: 'xml' }).encoding.lead).toBe('form');
  });

  test('a nested key on the tag does not change its neighbours', () => {
    expect(configOf({ apiBase: { live: '/live' } }, { apiBaseSandbox: '/sandbox' }).apiBase).toEqual({
      live: '/live',
      sandbox: '/sandbox',
    });
  });

  test.each([[{}], [{ brand: undefined }]])('%j changes nothing', (json) => {
    expect(configOf(json)).toEqual(configOf(undefined));
  });
});

describe('values', () => {
  test('a number in the JSON is read as text', () => {
    expect(configOf({ campaignId: 2026 }).campaignId).toBe('2026');
  });

  test.each([
    [{ submissionIdField: false }, {}],
    [undefined, { submissionIdField: 'false' }],
  ])('the submission id can be turned off: %j %j', (json, tag: Record<string, string>) => {
    expect(configOf(json, tag).submissionIdField).toBe(false);
  });

  test.each([
    ['localhost', undefined, 'sandbox'],
    [host, undefined, 'live'],
    [host, 'sandbox', 'sandbox'],
    [host, 'staging', 'live'],
    ['localhost', 'live', 'live'],
  ])('on %s with the flag %j the environment is %s', (hostname, environment, expected) => {
    expect(readConfig({ json: { environment }, hostname }).config.environment).toBe(expected);
  });
});

describe('problems', () => {
  test('name every bad value once', () => {
    const problems = problemsOf(
      { brand: {}, encoding: { lead: 'x', callCentre: 'y' } },
      { privacyUrl: 'javascript:x' },
    );
    expect(problems.map((problem) => /"(.*?)"/.exec(problem)?.[1])).toEqual([
      'brand',
      'privacyUrl',
      'encoding.lead',
      'encoding.callCentre',
    ]);
  });

  test('quote only the start of a long value', () => {
    expect(problemsOf({ messages: 'x'.repeat(500) })[0]?.length).toBeLessThan(200);
  });

  test.each([[[]], ['text'], [5], [null]])('report JSON that is %j instead of an object', (json) => {
    expect(problemsOf(json)).toEqual([
      `the configuration: expected a JSON object, got ${JSON.stringify(json)}; using the defaults`,
    ]);
  });
});

describe('unknown keys', () => {
  function unknown(json: unknown, tag: Record<string, string> = {}): unknown {
    return readConfig({ json, tag, hostname: host }).problems;
  }

  test.each([
    [{ brnad: 'acme' }, [{ path: 'brnad' }]],
    [{ captcha: { sitekey: 'key-1' } }, [{ path: 'captcha.sitekey' }]],
    [{ analytics: { id: { staging: '1' } } }, [{ path: 'analytics.id.staging' }]],
    [{ 'captcha.siteKey': 'key-1' }, [{ path: 'captcha.siteKey' }]],
    [{ messages: { anything: 'goes' }, eventNames: { anything: 'goes' } }, []],
  ])('are reported for the JSON %j', (json, problems) => {
    expect(unknown(json)).toEqual(problems);
  });

  test.each([
    [{ brnad: 'acme' }, [{ path: 'data-brnad' }]],
    [{ captcha: 'key-1' }, [{ path: 'data-captcha' }]],
    [{ config: '/c.json', debug: '', nonce: 'n', captchaSiteKey: 'key-1' }, []],
  ])("are reported for the tag's attributes %j", (tag: Record<string, string>, problems) => {
    expect(unknown(undefined, tag)).toEqual(problems);
  });

  test('change no value', () => {
    expect(configOf({ brnad: 'acme', brand: 'acme' }, { colour: 'red' })).toEqual(
      configOf({ brand: 'acme' }),
    );
  });
});

describe('own properties', () => {
  test.each([
    '{"__proto__":{"brand":"evil","preview":true}}',
    '{"constructor":{"prototype":{"brand":"evil"}}}',
    '{"captcha":{"__proto__":{"siteKey":"evil"}}}',
    '{"messages":{"__proto__":{"error":"evil"}},"eventNames":{"constructor":"evil"}}',
  ])('%s changes no other key and no prototype', (text) => {
    const { messages: _, eventNames: __, ...config } = configOf(JSON.parse(text));
    const { messages: ___, eventNames: ____, ...defaults } = configOf(undefined);
    expect(config).toEqual(defaults);
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).brand).toBeUndefined();
  });

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
