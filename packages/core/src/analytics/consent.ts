import { getConfig } from '../config/page-config.ts';

/** What a visitor can agree to. Tracking cookies go with `analytics`; leads never wait. */
export type ConsentPurpose = 'analytics' | 'chat' | 'maps';

/** The visitor's answers as the page passes them on; a purpose that is left out keeps its answer. */
export type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

const choices: Partial<Record<ConsentPurpose, boolean>> = {};
const listeners = new Set<() => void>();

/** Keeps what the visitor chose, for this page view; a later call may take it back (contract section 2). */
export function setConsent(given: ConsentChoices): void {
  Object.assign(choices, given);
  listeners.forEach((listener) => listener());
}

/** What the visitor said to a purpose; `undefined` where they have yet to be asked. */
export function consentTo(purpose: ConsentPurpose): boolean | undefined {
  return choices[purpose] ?? (getConfig().consent === 'granted' || undefined);
}

/** Calls `listener` after every answer; returns the undo. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs `action` once the visitor agrees to cookies and analytics, also when they refused before. */
export function whenAgreed(action: () => void): void {
  if (consentTo('analytics')) return action();
  const stop = onConsent(() => {
    if (!consentTo('analytics')) return;
    stop();
    action();
  });
}
