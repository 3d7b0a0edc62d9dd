import { readCookie } from './cookies.ts';
import { queryValue, type QueryName } from './page-query.ts';
import { isUuid } from '../values/ids.ts';

/** What the page knows of this visit (spec section 3, rows 60 and 62). All values are text, '' where it knows nothing. */
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
  /** Only ever given by the page (row 55). */
  readonly ipAddress: string;
}

/** What a page can learn while it stands. */
type Learnt = Partial<Record<QueryName | 'analyticsId' | 'ipAddress', string>>;

/** One per page, also where an app brings a copy of this module beside the loader's. */
const key = Symbol.for('adviser-widgets tracking');
const store = ((globalThis as Record<symbol, unknown>)[key] ??= new EventTarget()) as EventTarget & Learnt;

/** All of it, as it stands. */
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

/** What the page has learnt under `name`, else what its query gives, else what the cookie keeps. */
export function known(name: QueryName): string {
  return store[name] || queryValue(name) || readCookie(name);
}

/** The adviser this visitor belongs to; '' for none (row 62). */
export function rememberedAdviser(): string {
  const id = known('aaid');
  return isUuid(id) ? id : '';
}

/** The visitor's address as the page gave it; '' where it gave none. */
export function visitorIp(): string {
  return store.ipAddress ?? '';
}

/** Takes in what the page has learnt, until it is left. Cookies are another matter. */
export function learn(facts: Learnt): void {
  Object.assign(store, facts);
  store.dispatchEvent(new Event('learnt'));
}

/** Calls `listener` whenever the page has learnt something; returns the undo. */
export function onTrackingInfo(listener: () => void): () => void {
  store.addEventListener('learnt', listener);
  return () => store.removeEventListener('learnt', listener);
}
