// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { learn, onTrackingInfo, rememberedAdviser, trackingInfo } from './tracking-info.ts';

const adviserA = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const adviserB = '5a2504e0-4f89-11d3-9a0c-0305e82c33ff';
const nothing = { aaid: '', ceid: '', user_class: '', lib_campaign: '', analyticsId: '', ipAddress: '' };

afterEach(() => {
  learn(nothing);
  for (const name of ['aaid', 'ceid', 'user_class', 'lib_campaign', 'price_finder_token'])
    document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/`;
}

function blockCookies(): void {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

test('has empty texts for an unknown visit', () => {
  expect(trackingInfo()).toEqual({
    aaid: '',
    ceid: '',
    userType: '',
    libcampaign: '',
    apiToken: '',
    analyticsId: '',
    ipAddress: '',
  });
});

describe.each([
  ['aaid', 'aaid', adviserA, adviserB],
  ['ceid', 'ceid', 'c-1', 'c-2'],
  ['user_class', 'userType', '5', '6'],
  ['lib_campaign', 'libcampaign', 'HL-2026', 'HL-2027'],
] as const)('%s', (name, key, one, other) => {
  test('comes from the cookie', () => {
    setCookie(name, one);
    expect(trackingInfo()[key]).toBe(one);
  });

  test('comes from the query rather than the cookie', () => {
    setCookie(name, one);
    history.replaceState(null, '', `/?${name}=${other}`);
    expect(trackingInfo()[key]).toBe(other);
  });

  test('comes first of all from what the page has learnt', () => {
    setCookie(name, one);
    history.replaceState(null, '', `/?${name}=${one}`);
    learn({ [name]: other });
    expect(trackingInfo()[key]).toBe(other);
  });

  test('fault 43: comes from the query if cookies are blocked', () => {
    blockCookies();
    history.replaceState(null, '', `/?${name}=${one}`);
    expect(trackingInfo()[key]).toBe(one);
  });

  test('fault 69: comes from the cookie if the query is invalid', () => {
    setCookie(name, one);
    history.replaceState(null, '', `/?${name}=%3Cscript%3E`);
    expect(trackingInfo()[key]).toBe(one);
  });
});

test.each([
  [adviserA, adviserA],
  ['%3Cscript%3E', ''],
  ['12', ''],
])('fault 69: the cookie aaid=%s remembers %j', (value, expected) => {
  setCookie('aaid', value);
  expect(rememberedAdviser()).toBe(expected);
});

test('the API token comes from its cookie', () => {
  setCookie('price_finder_token', 't-1');
  expect(trackingInfo().apiToken).toBe('t-1');
});

test('fault 43: is complete if the page may not read cookies', () => {
  blockCookies();
  expect(Object.values(trackingInfo())).toEqual(['', '', '', '', '', '', '']);
});

test('calls listeners for each change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = onTrackingInfo(listener);
  learn({ aaid: adviserA });
  stop();
  learn({ aaid: adviserB });
  expect(listener).toHaveBeenCalledOnce();
});

test("an app's second copy of the module shares the values and the events", async () => {
  vi.resetModules();
  const copy = await import('./tracking-info.ts');
  const listener = vi.fn();
  const stop = copy.onTrackingInfo(listener);
  learn({ aaid: adviserA });
  stop();
  expect(copy.rememberedAdviser()).toBe(adviserA);
  expect(listener).toHaveBeenCalledOnce();
});
