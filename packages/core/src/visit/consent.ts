import { getConfig } from '../config/page-config.ts';
import { reportError } from '../page/log.ts';
import { pageState } from '../page/page-state.ts';
import { toJson } from '../values/to-json.ts';
import type { ConsentPurpose } from './consent-purposes.ts';

/** What a visitor agreed to, or refused, by purpose. A purpose that is left out keeps its answer. */
export type ConsentChoices = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

/** As the page gave them. */
const choices = /* @__PURE__ */ pageState('consent', (): Partial<Record<ConsentPurpose, boolean>> => ({}));
const listeners = /* @__PURE__ */ pageState('consent listeners', () => new Set<() => void>());

/** A right call as JSON. A page's own script may pass anything. */
const right = /^\{("(analytics|chat|maps|videos)":(true|false),?)*\}$/;

/**
 * Passes on the visitor's answers from your consent banner, for this page view. Needed with `consent: 'required'`. A
 * later call can withdraw them.
 */
export function setConsent(given: ConsentChoices): void {
  Object.assign(choices, given);
  if (!right.test(toJson(given)))
    import('./consent-mistakes.ts')
      .then(({ reportConsentMistakes }) => reportConsentMistakes(given))
      .catch(reportError);
  listeners.forEach((listener) => listener());
}

/** Returns the visitor's answer for a purpose; `undefined` if they have yet to be asked. */
export function consentTo(purpose: ConsentPurpose): boolean | undefined {
  const answer = choices[purpose] ?? (getConfig().consent === 'granted' || undefined);
  return answer === undefined ? undefined : answer === true; // "denied" is no consent
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
