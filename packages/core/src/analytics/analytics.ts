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

/** What waits for the visitor's answer or for Heap, oldest first; what comes when there are this many is let go of. */
const kept: (() => void)[] = [];
const keptLimit = 50;

/**
 * Hands an event to Heap, once it is there, and, where `window.dataLayer` is an array, to the tag manager
 * (row 59), under the name the page gives it (row 39). It waits for the visitor's consent and is dropped
 * when they refuse; in preview it goes nowhere. `onPushed` is called when it has really been handed over.
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

/** Tells Heap something about the visitor (row 59), on the terms of `track`. Never anything they typed into a form. */
export function addUserProperties(properties: Readonly<Record<string, string>>): void {
  callHeap('addUserProperties', properties);
}

/** Calls a method of Heap once the visitor agrees and Heap is there; in preview never. */
function callHeap(method: string, ...given: unknown[]): void {
  whenAllowed(() =>
    quietly(({ heap }) => {
      if (heap?.track) heap[method]?.(...given);
      else keep(() => callHeap(method, ...given));
    }),
  );
}

onConsent(retryKept);

/** Each meets what it waited for, or goes on waiting. Call it when Heap has come. */
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

/** Analytics never costs a lead, nor one tool the other. Anything may stand under their names, a frame too. */
function quietly(call: (page: AnalyticsGlobals) => unknown): void {
  try {
    call(globalThis as AnalyticsGlobals);
  } catch {
    // what a vendor's code throws is not ours to show
  }
}
