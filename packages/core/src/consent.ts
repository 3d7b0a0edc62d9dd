import { getConfig } from './page-config.ts';

/** What a visitor can agree to. Tracking cookies go with `analytics`; leads never wait. */
export type ConsentPurpose = 'analytics' | 'chat' | 'maps';

/** The visitor's answers as the page passes them on; a purpose that is left out keeps its answer. */
export type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

/** The visitor's answers, as they are handed to downloads that hold none of this module. */
export interface Consent {
  readonly consentTo: typeof consentTo;
  readonly onConsent: typeof onConsent;
}

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
