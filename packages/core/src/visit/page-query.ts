import { isUuid } from '../values/ids.ts';
import type { QueryName } from './query-names.ts';

/** An ampersand that a mail program or CMS has escaped once too often, or more often. */
const escapedAmpersand = /&(amp;)+/gi;

/** Returns an address whose ampersands are not escaped (R65). */
export function withPlainAmpersands(address: string): string {
  return address.replace(escapedAmpersand, '&');
}

/** Returns the parameters of the page's address; none on a server. */
export function pageParameters(): URLSearchParams {
  return new URLSearchParams(withPlainAmpersands(globalThis.location?.search ?? ''));
}

/** Returns '' for an invalid value too: anyone can write a link. */
export function queryValue(name: QueryName): string {
  const value = pageParameters().get(name) ?? '';
  const fits = name === 'aaid' ? isUuid(value) : /^[\w.-]{1,64}$/.test(value);
  return fits ? value : '';
}
