import { getConfig } from '../config/page-config.ts';
import { reportError } from '../page/log.ts';
import { pageState } from '../page/page-state.ts';

/**
 * What a visitor can agree to. `analytics` includes tracking cookies, `videos` is a
 * video's picture before it is played; leads never wait.
 */
export type ConsentPurpose = 'analytics' | 'chat' | 'maps' | 'videos';

/** What a visitor agreed to, or refused, by purpose. A purpose that is left out keeps its answer. */
export type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

const choices = /* @__PURE__ */ pageState('consent', (): Partial<Record<ConsentPurpose, boolean>> => ({}));
const listeners = /* @__PURE__ */ pageState('consent listeners', () => new Set<() => void>());

/**
 * Passes on the visitor's answers from your consent banner, for this page view. Needed with `consent: 'required'`. A
 * later call can withdraw them.
 */
export function setConsent(given: ConsentChoices): void {
  for (const [purpose, answer] of Object.entries(given)) {
    const isAnswer = [true, false, undefined].includes(answer);
    choices[purpose as ConsentPurpose] = isAnswer && answer; // "denied" is no consent
    if (!isAnswer) reportError(`consent: ${purpose} is neither true nor false`);
  }
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
