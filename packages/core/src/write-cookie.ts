import cookies from 'js-cookie';
import type { Config } from './config.ts';

/** Writes a cookie that other pages of the site read too (R5). Where cookies are blocked nothing happens. */
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
