import cookies from 'js-cookie';
import { whenAgreed } from '../analytics/consent.ts';
import { getConfig } from '../config/page-config.ts';

/**
 * Returns the value of a cookie, decoded as js-cookie does: it also reads `50%off` and quoted values. Returns
 * '' if the cookie is absent or cannot be decoded, or the browser blocks cookies (R5: nothing throws).
 */
export function readCookie(name: string): string {
  try {
    return cookies.get(name) ?? '';
  } catch {
    return ''; // a blocked cookie counts as absent
  }
}

/**
 * Keeps a value for the visitor's next pages (R5), once they agree to that (contract section 2). It lasts
 * `days`, by default the configured number. In preview nothing is kept.
 */
export function keepCookie(name: string, value: string, days = getConfig().cookieDays): void {
  const { preview, cookieDomain } = getConfig();
  if (preview) return;
  whenAgreed(() => {
    try {
      cookies.set(name, value, {
        expires: days,
        domain: cookieDomain || undefined,
        sameSite: 'Lax',
        secure: location.protocol === 'https:',
      });
    } catch {
      // blocked: the page works without it (fault 43)
    }
  });
}
