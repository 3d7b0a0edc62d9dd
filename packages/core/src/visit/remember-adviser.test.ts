// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setConsent } from './consent.ts';
import { readCookie } from './cookies.ts';
import { configure } from '../config/configure.ts';
import { rememberAdviser } from './remember-adviser.ts';
import { learn, rememberedAdviser } from './tracking-info.ts';

const adviserA = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const adviserB = '5a2504e0-4f89-11d3-9a0c-0305e82c33ff';

afterEach(() => {
  vi.restoreAllMocks(); // cookies can be cleared again
  setConsent({ analytics: true }); // removes the listeners that wait for it
  document.cookie = 'aaid=; path=/; max-age=0';
  learn({ aaid: '' });
  setConsent({ analytics: undefined });
  configure({});
  history.replaceState(null, '', '/');
});

test('remembers an adviser on this page and for the next', () => {
  rememberAdviser(adviserA);
  expect(rememberedAdviser()).toBe(adviserA);
  expect(readCookie('aaid')).toBe(adviserA);
});

test('the last adviser wins, also over the one in the address', () => {
  history.replaceState(null, '', `/?aaid=${adviserA}`);
  rememberAdviser(adviserA);
  rememberAdviser(adviserB);
  expect(rememberedAdviser()).toBe(adviserB);
  expect(readCookie('aaid')).toBe(adviserB);
});

test.each(['Aroha', '', `${adviserA} `])('ignores %j, which is not a UUID', (id) => {
  rememberAdviser(adviserA);
  rememberAdviser(id);
  expect(rememberedAdviser()).toBe(adviserA);
  expect(readCookie('aaid')).toBe(adviserA);
});

test('fault 43: remembers on the page if cookies are blocked', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  rememberAdviser(adviserA);
  expect(rememberedAdviser()).toBe(adviserA);
});

test('writes no cookie in preview', () => {
  configure({ json: { preview: true } });
  rememberAdviser(adviserA);
  expect(readCookie('aaid')).toBe('');
});

describe('if consent is required', () => {
  test('the cookie waits for it, the page does not', () => {
    configure({ json: { consent: 'required' } });
    rememberAdviser(adviserA);
    expect(rememberedAdviser()).toBe(adviserA);
    expect(readCookie('aaid')).toBe('');
    setConsent({ analytics: true });
    expect(readCookie('aaid')).toBe(adviserA);
  });

  test('a visitor who refuses gets no cookie', () => {
    configure({ json: { consent: 'required' } });
    rememberAdviser(adviserA);
    setConsent({ analytics: false });
    expect(readCookie('aaid')).toBe('');
  });

  test('a visitor who agrees after a refusal gets it', () => {
    configure({ json: { consent: 'required' } });
    setConsent({ analytics: false });
    rememberAdviser(adviserA);
    setConsent({ chat: true });
    setConsent({ analytics: true });
    expect(readCookie('aaid')).toBe(adviserA);
  });
});
