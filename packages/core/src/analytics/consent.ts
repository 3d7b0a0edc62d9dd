import { getConfig } from '../config/page-config.ts';
import { pageState } from '../page/page-state.ts';

/**
 * What a visitor can agree to. `analytics` includes tracking cookies, `videos` is a
 * video's picture before it is played; leads never wait.
 */
export type ConsentPurpose = 'analytics' | 'chat' | 'maps' | 'videos';

/** The visitor's answers, as the page passes them on; an omitted purpose keeps its answer. */
export type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

const choices = pageState('consent', (): Partial<Record<ConsentPurpose, boolean>> => ({}));
const listeners = pageState('consent listeners', () => new Set<() => void>());

/** Stores the visitor's choices for this page view; a later call may withdraw them. */
export function setConsent(given: ConsentChoices): void {
  Object.assign(choices, given);
  listeners.forEach((listener) => listener());
}

/** Returns the visitor's answer for a purpose; `undefined` if they have yet to be asked. */
export function consentTo(purpose: ConsentPurpose): boolean | undefined {
  return choices[purpose] ?? (getConfig().consent === 'granted' || undefined);
}

/** Calls `listener` after every answer; returns a function that unsubscribes. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function whenAgreed(action: () => void): void {
  if (consentTo('analytics')) return action();
  const stop = onConsent(() => {
    if (!consentTo('analytics')) return;
    stop();
    action();
  });
}
