import { consentTo, onConsent } from '../visit/consent.ts';
import { ownValue } from '../values/records.ts';
import { getConfig } from '../config/page-config.ts';
import { pageGlobal } from '../host/foreign-globals.ts';

/** An event for `track`. Never put into it what a visitor typed. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly category: string;
  readonly label: string;
  readonly action: string;
}

const kept: (() => void)[] = [];
const keptLimit = 50;

/**
 * Sends an event to Heap and to `dataLayer`, once the visitor consents; never in preview. `onPushed` receives it as it
 * was sent: `eventNames` may rename it.
 */
export function track(event: AnalyticsEvent, onPushed?: (pushed: AnalyticsEvent) => void): void {
  whenAllowed(() => {
    const { name: ourName, ...properties } = event;
    const name = String(ownValue(getConfig().eventNames, ourName) ?? ourName);
    callHeap('track', name, properties);
    quietly(() => pageGlobal<unknown[]>('dataLayer', Array.isArray)?.push({ event: name, ...properties }));
    onPushed?.({ name, ...properties });
  });
}

type Heap = Partial<Record<string, (...given: unknown[]) => void>>;

/** Returns Heap once it takes events, whichever script loaded it. Its snippet takes them before its code has loaded. */
export function findHeap(): Heap | undefined {
  return pageGlobal<Heap>('heap', ({ track: send }) => typeof send === 'function');
}

/** Adds properties of the visitor in Heap, once they consent. Never pass what they typed. */
export function addUserProperties(properties: Readonly<Record<string, string>>): void {
  callHeap('addUserProperties', properties);
}

function callHeap(method: string, ...given: unknown[]): void {
  whenAllowed(() => {
    const heap = findHeap();
    if (heap) quietly(() => heap[method]?.(...given));
    else keep(() => callHeap(method, ...given));
  });
}

onConsent(retryKept);

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

/** Analytics must never cost a lead. */
function quietly(call: () => unknown): void {
  try {
    call();
  } catch {
    // errors in a vendor's code are not ours to report
  }
}
