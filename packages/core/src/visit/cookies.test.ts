// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepCookie, readCookie } from './cookies.ts';
import { configure } from '../config/configure.ts';

afterEach(() => {
  vi.restoreAllMocks(); // blocked cookies cannot be removed
  configure({});
  for (const name of ['lib_campaign', 'broken']) document.cookie = `${name}=; path=/; max-age=0`;
});

test('reads a cookie', () => {
  document.cookie = 'lib_campaign=HL%2D2026; path=/';
  expect(readCookie('lib_campaign')).toBe('HL-2026');
});

test.each([
  ['a lone per cent sign', '50%off', '50%off'],
  ['a per cent sign before an escape', '50%%20off', '50% off'],
  ['quotes around it', '"HL 2026"', 'HL 2026'],
  ['an equals sign', 'a=b==', 'a=b=='],
  ['nothing in it', '', ''],
])('reads a cookie with %s as js-cookie does', (_name, stored, expected) => {
  document.cookie = `lib_campaign=${stored}; path=/`;
  expect(readCookie('lib_campaign')).toBe(expected);
});

test('an absent cookie is empty', () => {
  expect(readCookie('lib_campaign')).toBe('');
});

test('a cookie that cannot be decoded is empty', () => {
  document.cookie = 'lib_campaign=%E0%A4; path=/';
  expect(readCookie('lib_campaign')).toBe('');
});

test('a cookie that cannot be decoded does not hide another', () => {
  document.cookie = 'broken=%E0%A4; path=/';
  document.cookie = 'lib_campaign=HL-2026; path=/';
  expect(readCookie('lib_campaign')).toBe('HL-2026');
});

test('fault 43: every cookie is empty if cookies are blocked', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(readCookie('lib_campaign')).toBe('');
});

test('reads what was written', () => {
  keepCookie('lib_campaign', '50%off; "HL"', 3650);
  expect(readCookie('lib_campaign')).toBe('50%off; "HL"');
});

test('fault 43: writing does nothing and does not throw if cookies are blocked', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(() => keepCookie('aaid', 'x')).not.toThrow();
});
