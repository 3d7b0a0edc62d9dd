/** Every key that a browser's `fetch` reads, those that few browsers know included. */
const unset: { readonly [Key in keyof Required<RequestInit>]: undefined } & Record<string, undefined> = {
  adAuctionHeaders: undefined,
  attributionReporting: undefined,
  body: undefined,
  browsingTopics: undefined,
  cache: undefined,
  credentials: undefined,
  duplex: undefined,
  headers: undefined,
  integrity: undefined,
  keepalive: undefined,
  method: undefined,
  mode: undefined,
  priority: undefined,
  privateToken: undefined,
  redirect: undefined,
  referrer: undefined,
  referrerPolicy: undefined,
  retryOptions: undefined,
  sharedStorageWritable: undefined,
  signal: undefined,
  targetAddressSpace: undefined,
  window: undefined,
};

/**
 * Returns options for `fetch` that shield it from what page scripts have put on `Object.prototype`. They are an
 * ordinary object, because a page's wrapper of `fetch` may call its methods, and read its method and headers.
 */
export function requestOptions(given: RequestInit = {}): RequestInit {
  return { ...unset, method: 'GET', headers: {}, ...given };
}
