import { consentTo, getConfig, onConsent } from '@adviser-widgets/core';
import { keepCookie } from '@adviser-widgets/core/page-cookies';

/** Keeps a cookie for its own time instead of the page's `cookieDays`, once the visitor agrees to cookies (contract section 2). */
export function keepForDays(name: string, value: string, days: number): void {
  keepCookie(name, value, { config: { ...getConfig(), cookieDays: days }, consentTo, onConsent });
}
