import type { Config } from './config.ts';
import type { Consent } from './consent.ts';
import { whenAgreed } from './when-agreed.ts';
import { writeCookie } from './cookies.ts';

/** What writing a cookie needs to know of the page. */
export interface CookiePage extends Consent {
  readonly config: Config;
}

/** Keeps a value for the visitor's next pages, once they agree to that (contract section 2). In preview nothing is kept. */
export function keepCookie(name: string, value: string, page: CookiePage): void {
  if (!page.config.preview) whenAgreed(page, () => writeCookie(name, value, page.config));
}
