import { consentTo, getConfig, keepCookie, onConsent } from '@adviser-widgets/core';

/** Keeps a cookie for its own time instead of the page's `cookieDays`, once the visitor agrees to cookies (contract section 2). */
export function keepForDays(name: string, value: string, days: number): void {
  keepCookie(name, value, { config: { ...getConfig(), cookieDays: days }, consentTo, onConsent });
}
