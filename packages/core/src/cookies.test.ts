// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readCookie } from './cookies.ts';

afterEach(() => {
  document.cookie = 'lib_campaign=; path=/; max-age=0';
});

test('reads a cookie', () => {
  document.cookie = 'lib_campaign=HL%2D2026; path=/';
  expect(readCookie('lib_campaign')).toBe('HL-2026');
});

test('an absent cookie is empty', () => {
  expect(readCookie('lib_campaign')).toBe('');
});

test('a cookie that cannot be decoded does not throw', () => {
  document.cookie = 'lib_campaign=%E0%A4%A; path=/';
  expect(() => readCookie('lib_campaign')).not.toThrow();
});

test('fault 43: where cookies are blocked every cookie is empty', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(readCookie('lib_campaign')).toBe('');
});
