import { consentTo, onConsent } from './consent.ts';
import { ownValue } from '../values/records.ts';
import { getConfig } from '../config/page-config.ts';

/** An analytics event (spec section 9, row 59). It never carries what a visitor typed. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly category: string;
  readonly label: string;
  readonly action: string;
}

interface AnalyticsGlobals {
  heap?: Partial<Record<string, (...given: unknown[]) => void>>;
  dataLayer?: unknown;
}

type OnPushed = (pushed: AnalyticsEvent) => void;

/** Calls that wait for the visitor's consent or for Heap, oldest first; any beyond the limit are dropped. */
const kept: (() => void)[] = [];
const keptLimit = 50;

/**
 * Sends an event to Heap once it has loaded, and to the tag manager if `window.dataLayer` is an array
 * (row 59). Uses the page's name for the event (row 39). The event waits for the visitor's consent and is
 * dropped if they refuse; in preview it is never sent. Calls `onPushed` once it has been handed over.
 */
export function track(event: AnalyticsEvent, onPushed: OnPushed): void {
  whenAllowed(() => {
    const { name: ourName, ...properties } = event;
    const name = String(ownValue(getConfig().eventNames, ourName) ?? ourName);
    callHeap('track', name, properties);
    quietly(({ dataLayer }) => Array.isArray(dataLayer) && dataLayer.push({ event: name, ...properties }));
    onPushed({ name, ...properties });
  });
}

/**
 * Sends properties of the visitor to Heap (row 59), under the same conditions as `track`. Never pass anything
 * they typed into a form.
 */
export function addUserProperties(properties: Readonly<Record<string, string>>): void {
  callHeap('addUserProperties', properties);
}

/** Calls a method of Heap once the visitor agrees and Heap has loaded; never in preview. */
function callHeap(method: string, ...given: unknown[]): void {
  whenAllowed(() =>
    quietly(({ heap }) => {
      if (heap?.track) heap[method]?.(...given);
      else keep(() => callHeap(method, ...given));
    }),
  );
}

onConsent(retryKept);

/** Retries every waiting call. Call it when Heap has loaded. */
export function retryKept(): void {
  kept.splice(0).forEach((retry) => retry());
}

function whenAllowed(action: () => void): void {
  const consent = consentTo('analytics');
  if (consent === undefined) keep(() => whenAllowed(action));
  if (consent && !getConfig().preview) action();
}

function keep(retry: () => void): void {
  if (kept.length < keptLimit) kept.push(retry);
}

/**
 * Ignores errors: analytics must never cost a lead, nor one tool break the other. Either global may be
 * anything, even a frame.
 */
function quietly(call: (page: AnalyticsGlobals) => unknown): void {
  try {
    call(globalThis as AnalyticsGlobals);
  } catch {
    // errors in a vendor's code are not ours to report
  }
}
