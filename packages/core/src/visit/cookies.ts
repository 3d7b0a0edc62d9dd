import cookies from 'js-cookie';
import { whenAgreed } from './consent.ts';
import { getConfig } from '../config/page-config.ts';

/** Returns a cookie's value as js-cookie decodes it; '' if it is absent or blocked. Never throws. */
export function readCookie(name: string): string {
  try {
    return cookies.get(name) ?? '';
  } catch {
    return '';
  }
}

/**
 * Keeps a value for the visitor's next pages once they consent. A function returns the value at that moment, from what
 * the cookie holds.
 */
export function keepCookie(
  name: string,
  value: string | ((kept: string) => string),
  days = getConfig().cookieDays,
): void {
  const { preview, cookieDomain } = getConfig();
  if (preview) return;
  whenAgreed(() => {
    try {
      cookies.set(name, typeof value === 'string' ? value : value(readCookie(name)), {
        expires: days,
        domain: cookieDomain || undefined,
        sameSite: 'Lax',
        secure: location.protocol === 'https:',
      });
    } catch {
      // blocked: the page works without it
    }
  });
}
