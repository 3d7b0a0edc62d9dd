import { readCookie } from './cookies.ts';
import { queryValue, type QueryName } from './page-query.ts';
import { isUuid } from '../values/ids.ts';

/**
 * What the page knows about this visit (spec section 3, rows 60 and 62). All values are text; '' if unknown.
 */
export interface TrackingInfo {
  /** The adviser this visitor belongs to, a UUID. */
  readonly aaid: string;
  readonly ceid: string;
  /** The `user_class`. */
  readonly userType: string;
  readonly libcampaign: string;
  /** Stays in the page: never sent, never logged (row 60). */
  readonly apiToken: string;
  readonly analyticsId: string;
  /** Only the page itself gives it (row 55). */
  readonly ipAddress: string;
}

/** What a page can learn while it is open. */
type Learnt = Partial<Record<QueryName | 'analyticsId' | 'ipAddress', string>>;

/** One per page, even if an app has its own copy of this module beside the loader's. */
const key = Symbol.for('adviser-widgets tracking');
const store = ((globalThis as Record<symbol, unknown>)[key] ??= new EventTarget()) as EventTarget & Learnt;

/** Returns everything known now. */
export function trackingInfo(): TrackingInfo {
  return {
    aaid: rememberedAdviser(),
    ceid: known('ceid'),
    userType: known('user_class'),
    libcampaign: known('lib_campaign'),
    apiToken: readCookie('price_finder_token'),
    analyticsId: store.analyticsId ?? '',
    ipAddress: visitorIp(),
  };
}

/** Returns what the page has learnt under `name`, else what its query gives, else what the cookie keeps. */
export function known(name: QueryName): string {
  return store[name] || queryValue(name) || readCookie(name);
}

/** Returns the adviser this visitor belongs to; '' if there is none (row 62). */
export function rememberedAdviser(): string {
  const id = known('aaid');
  return isUuid(id) ? id : '';
}

/** Returns the visitor's IP address as the page gave it; '' if it gave none. */
export function visitorIp(): string {
  return store.ipAddress ?? '';
}

/** Stores what the page has learnt until the visitor leaves it. It writes no cookies. */
export function learn(facts: Learnt): void {
  Object.assign(store, facts);
  store.dispatchEvent(new Event('learnt'));
}

/** Calls `listener` whenever the page has learnt something; returns a function that unsubscribes. */
export function onTrackingInfo(listener: () => void): () => void {
  store.addEventListener('learnt', listener);
  return () => store.removeEventListener('learnt', listener);
}
