import { consentTo, onConsent } from './consent.ts';
import { getConfig } from './page-config.ts';

/** An analytics event (spec section 9, row 59). It never carries what a visitor typed. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly category: string;
  readonly label: string;
  readonly action: string;
}

interface AnalyticsGlobals {
  heap?: { track?: (name: string, properties: Omit<AnalyticsEvent, 'name'>) => void };
  dataLayer?: unknown;
}

type OnPushed = (pushed: AnalyticsEvent) => void;

/** Calls of visitors who have yet to be asked, oldest first; later ones than these are let go of. */
const kept: (() => void)[] = [];
const keptLimit = 50;

/**
 * Hands an event to Heap and, where `window.dataLayer` is an array, to the tag manager (row 59),
 * under the name the page gives it (row 39). It waits for the visitor's consent and is dropped when
 * they refuse; in preview it goes nowhere. `onPushed` is called when it has really been handed over.
 */
export function track(event: AnalyticsEvent, onPushed: OnPushed): void {
  const consent = consentTo('analytics');
  if (consent === undefined && kept.length < keptLimit) kept.push(() => track(event, onPushed));
  if (consent && !getConfig().preview) push(event, onPushed);
}

// Each event meets the answer it waited for, or goes on waiting for one.
onConsent(() => kept.splice(0).forEach((again) => again()));

function push(event: AnalyticsEvent, onPushed: OnPushed): void {
  const { name: ourName, ...properties } = event;
  const name = new Map(Object.entries(getConfig().eventNames)).get(ourName) ?? ourName;
  const { heap, dataLayer } = globalThis as AnalyticsGlobals;
  quietly(() => heap?.track?.(name, properties));
  quietly(() => Array.isArray(dataLayer) && dataLayer.push({ event: name, ...properties }));
  onPushed({ name, ...properties });
}

/** Analytics never costs a lead, nor one tool the other. */
function quietly(send: () => unknown): void {
  try {
    send();
  } catch {
    // what a vendor's code throws is not ours to show
  }
}
