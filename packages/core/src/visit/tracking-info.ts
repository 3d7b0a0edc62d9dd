import { readCookie } from './cookies.ts';
import { queryValue } from './page-query.ts';
import type { QueryName } from './query-names.ts';
import { isUuid } from '../values/ids.ts';

/** What the page knows about this visit. All values are text; '' if unknown. */
export interface TrackingInfo {
  readonly aaid: string;
  readonly ceid: string;
  readonly userType: string;
  readonly libcampaign: string;
  /** Stays in the page: never sent, never logged. */
  readonly apiToken: string;
  readonly analyticsId: string;
  /** As the page gives it; never requested from anyone. */
  readonly ipAddress: string;
}

type Learnt = Partial<Record<QueryName | 'analyticsId' | 'ipAddress', string>>;

/** One per page, even if an app has its own copy of this module beside the loader's. */
const key = Symbol.for('adviser-widgets tracking');
// eslint-disable-next-line no-restricted-syntax -- no element or frame has a symbol for a name
const store = ((globalThis as Record<symbol, unknown>)[key] ??= new EventTarget()) as EventTarget & Learnt;

/** Returns what the page knows about this visit now: from the page, the address's query, or cookies. */
export function trackingInfo(): TrackingInfo {
  return {
    aaid: rememberedAdviser(),
    ceid: visitValue('ceid'),
    userType: visitValue('user_class'),
    libcampaign: visitValue('lib_campaign'),
    apiToken: readCookie('price_finder_token'),
    analyticsId: store.analyticsId ?? '',
    ipAddress: visitorIp(),
  };
}

/** What the page knows of the visit under this name of the query: learnt on the page, else from the query, else ''. */
export function visitValue(name: QueryName): string {
  return store[name] || queryValue(name) || readCookie(name);
}

/** Returns the UUID of the visitor's adviser; '' if there is none. */
export function rememberedAdviser(): string {
  const id = visitValue('aaid');
  return isUuid(id) ? id : '';
}

export function visitorIp(): string {
  return store.ipAddress ?? '';
}

/** Lasts until the visitor leaves the page; writes no cookies. */
export function learn(facts: Learnt): void {
  Object.assign(store, facts);
  store.dispatchEvent(new CustomEvent('learnt')); // MooTools replaces `Event`
}

/** Calls `listener` whenever `trackingInfo` has changed; returns a function that unsubscribes. */
export function onTrackingInfo(listener: () => void): () => void {
  store.addEventListener('learnt', listener);
  return () => store.removeEventListener('learnt', listener);
}
