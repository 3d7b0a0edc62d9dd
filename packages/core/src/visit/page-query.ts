import { isUuid } from '../values/ids.ts';

/** Query parameters that a visit may start with, and the names of their cookies. */
export const queryNames = ['aaid', 'ceid', 'user_class', 'lib_campaign'] as const;

export type QueryName = (typeof queryNames)[number];

/** An ampersand that a mail program or CMS has escaped once too often, or more often. */
const escapedAmpersand = /&(?:amp;|#0*38;)+/gi;

/** Returns an address whose ampersands are not escaped (R65). */
export function withPlainAmpersands(address: string): string {
  return address.replace(escapedAmpersand, '&');
}

/** Returns the parameters of the page's address; none on a server. */
export function pageParameters(): URLSearchParams {
  const { search = '', hash = '' } = globalThis.location ?? {};
  const query = search.endsWith('&') ? search + hash : search; // for browsers, `&#038;` begins a fragment
  return new URLSearchParams(withPlainAmpersands(query));
}

/** Returns '' for an invalid value too: anyone can write a link. */
export function queryValue(name: QueryName): string {
  const value = pageParameters().get(name) ?? '';
  const fits = name === 'aaid' ? isUuid(value) : /^[\w.-]{1,64}$/.test(value);
  return fits ? value : '';
}
