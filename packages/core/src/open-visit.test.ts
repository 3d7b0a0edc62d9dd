// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setConsent } from './visit/consent.ts';
import { readCookie } from './visit/cookies.ts';
import { configure } from './config/configure.ts';
import { setConfig } from './config/page-config.ts';
import { queryNames } from './visit/query-names.ts';
import { learn, trackingInfo } from './visit/tracking-info.ts';
import { openVisit } from './open-visit.ts';

const adviser = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const query = `/?aaid=${adviser}&ceid=c-1&user_class=5&lib_campaign=HL-2026`;
const known = { aaid: adviser, ceid: 'c-1', userType: '5', libcampaign: 'HL-2026' };

afterEach(() => {
  vi.restoreAllMocks();
  setConsent({ analytics: true }); // removes the listeners that wait for it
  for (const name of queryNames) document.cookie = `${name}=; path=/; max-age=0`;
  learn({ aaid: '', ceid: '', user_class: '', lib_campaign: '' });
  setConsent({ analytics: undefined });
  configure({});
  history.replaceState(null, '', '/');
});

function visit(address: string): void {
  history.replaceState(null, '', address);
  openVisit();
}

function cookies(): string[] {
  return queryNames.map(readCookie);
}

test("stores the query's values in cookies", () => {
  visit(query);
  expect(cookies()).toEqual([adviser, 'c-1', '5', 'HL-2026']);
});

test('writes no cookie without such a query', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  visit('/?utm_campaign=x');
  expect(write).not.toHaveBeenCalled();
});

test('keeps the cookies of an earlier page without such a query', () => {
  visit('/?lib_campaign=HL-2026');
  learn({ lib_campaign: '' });
  visit('/?lib_campaign=');
  expect(trackingInfo().libcampaign).toBe('HL-2026');
});

test('a new query replaces an earlier one', () => {
  visit('/?lib_campaign=HL-2026');
  visit('/?lib_campaign=HL-2027');
  expect(trackingInfo().libcampaign).toBe('HL-2027');
  expect(readCookie('lib_campaign')).toBe('HL-2027');
});

test('fault 69: ignores one invalid value of a query and stores the others', () => {
  visit('/?aaid=%3Cscript%3E&ceid=c%201&user_class=5');
  expect(cookies()).toEqual(['', '', '5', '']);
});

test('keeps the values if the page removes its query', () => {
  visit(query);
  for (const name of queryNames) document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  expect(trackingInfo()).toMatchObject(known);
});

test("fault 43: does not throw if cookies are blocked, and this page keeps its query's values", () => {
  const deny = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: deny, set: deny });
  visit(query);
  history.replaceState(null, '', '/');
  const found = trackingInfo();
  Reflect.deleteProperty(document, 'cookie');
  expect(found).toMatchObject(known);
});

test('writes nothing in preview', () => {
  configure({ json: { preview: true } });
  const write = vi.spyOn(document, 'cookie', 'set');
  visit(query);
  expect(write).not.toHaveBeenCalled();
});

describe('while the JSON of the configuration is late, or lost', () => {
  const lose = (tag: Record<string, string> = {}) =>
    setConfig({ tag: { config: '/adviser-widgets.json', ...tag }, unread: 'late' });

  afterEach(() => void configure({})); // before the cookies go: it ends the wait

  test('no cookie is set, as the JSON may require consent', () => {
    lose();
    visit(query);
    expect(cookies()).toEqual(['', '', '', '']);
  });

  test('a lead still has what the query says', () => {
    lose();
    visit(query);
    expect(trackingInfo()).toMatchObject(known);
  });

  test('none is set either once it has come and requires consent', () => {
    lose();
    visit(query);
    setConfig({ json: { consent: 'required' } });
    expect(cookies()).toEqual(['', '', '', '']);
  });

  test('they are set once it has come and requires none', () => {
    lose();
    visit(query);
    setConfig({ json: { brand: 'acme' } });
    expect(cookies()).toEqual([adviser, 'c-1', '5', 'HL-2026']);
  });

  test('they are set if the script tag says that consent is granted', () => {
    lose({ consent: 'granted' });
    visit(query);
    expect(cookies()).toEqual([adviser, 'c-1', '5', 'HL-2026']);
  });
});

describe('if consent is required', () => {
  const ask = () => configure({ json: { consent: 'required' } });

  test('cookies wait for it, leads of this page do not', () => {
    ask();
    visit(query);
    expect(cookies()).toEqual(['', '', '', '']);
    expect(trackingInfo()).toMatchObject(known);
  });

  test('cookies are written when the visitor agrees', () => {
    ask();
    visit(query);
    setConsent({ analytics: true });
    expect(cookies()).toEqual([adviser, 'c-1', '5', 'HL-2026']);
  });

  test.each([{ analytics: false }, { chat: true, maps: true }])(
    'cookies are not written after %j',
    (choices) => {
      ask();
      visit(query);
      setConsent(choices);
      expect(cookies()).toEqual(['', '', '', '']);
    },
  );

  test('cookies are written once if a visitor agrees after a refusal', () => {
    ask();
    visit('/?ceid=c-1');
    setConsent({ analytics: false });
    const write = vi.spyOn(document, 'cookie', 'set');
    setConsent({ analytics: true });
    setConsent({ analytics: true });
    expect(write).toHaveBeenCalledOnce();
  });
});

test('a prerendered page writes nothing before the visitor sees it', () => {
  const page = Object.assign(document, { prerendering: true });
  visit(query);
  expect(cookies()).toEqual(['', '', '', '']);
  page.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  Reflect.deleteProperty(document, 'prerendering');
  expect(cookies()).toEqual([adviser, 'c-1', '5', 'HL-2026']);
});
