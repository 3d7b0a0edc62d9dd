import type { Consent } from './consent.ts';

/** Runs `action` once the visitor agrees to cookies and analytics, also when they refused before. */
export function whenAgreed({ consentTo, onConsent }: Consent, action: () => void): void {
  if (consentTo('analytics')) return action();
  const stop = onConsent(() => {
    if (!consentTo('analytics')) return;
    stop();
    action();
  });
}
