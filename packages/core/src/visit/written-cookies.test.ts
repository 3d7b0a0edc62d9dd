import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCookie } from './cookies.ts';
import { configure } from '../config/configure.ts';

describe('a cookie is written with exactly these attributes', () => {
  const expires = 'Mon, 02 Nov 2026 00:00:00 GMT';
  let written: string[];

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 9, 3) });
    written = [];
    vi.stubGlobal('document', {
      set cookie(text: string) {
        written.push(text);
      },
    });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['on http', 'http:', {}, `aaid=x; path=/; expires=${expires}; sameSite=Lax`],
    ['on https', 'https:', {}, `aaid=x; path=/; expires=${expires}; sameSite=Lax; secure`],
    [
      'for the configured number of days',
      'http:',
      { cookieDays: 1 },
      'aaid=x; path=/; expires=Sun, 04 Oct 2026 00:00:00 GMT; sameSite=Lax',
    ],
    [
      'for half a day more',
      'http:',
      { cookieDays: 1.5 },
      'aaid=x; path=/; expires=Sun, 04 Oct 2026 12:00:00 GMT; sameSite=Lax',
    ],
    [
      'for the configured domain',
      'https:',
      { cookieDomain: 'example.nz' },
      `aaid=x; path=/; expires=${expires}; domain=example.nz; sameSite=Lax; secure`,
    ],
  ])('%s', (_name, protocol, json, expected) => {
    vi.stubGlobal('location', { protocol });
    configure({ json, hostname: 'example.nz' });
    keepCookie('aaid', 'x');
    expect(written).toEqual([expected]);
  });
});
