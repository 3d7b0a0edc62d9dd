import cookies from 'js-cookie';
import type { Config } from './config.ts';

/**
 * The value of a cookie, decoded as js-cookie does: `50%off` and quoted values are read too. '' when it is absent or
 * cannot be decoded, or when the browser blocks cookies (R5: nothing throws).
 */
export function readCookie(name: string): string {
  try {
    return cookies.get(name) ?? '';
  } catch {
    return ''; // blocked cookies count as none
  }
}

/** Writes a cookie that other pages of the site read too (R5). Does nothing when the browser blocks cookies. */
export function writeCookie(name: string, value: string, { cookieDays, cookieDomain }: Pick<Config, 'cookieDays' | 'cookieDomain'>): void {
  try {
    cookies.set(name, value, {
      expires: cookieDays,
      domain: cookieDomain || undefined,
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    });
  } catch {
    // the page works without (fault 43)
  }
}
