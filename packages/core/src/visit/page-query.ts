import { isUuid } from '../values/ids.ts';

/** What a visit may begin with: parameters of a page's query, and the cookies that keep them (row 60). */
export const queryNames = ['aaid', 'ceid', 'user_class', 'lib_campaign'] as const;

export type QueryName = (typeof queryNames)[number];

/** A parameter of the page's query as it stands; '' for none, and on a server. */
export function queryParameter(name: string): string {
  return new URLSearchParams(globalThis.location?.search).get(name) ?? '';
}

/**
 * What the page's query gives under `name`: an adviser only as a UUID, anything else as 1 to 64 letters,
 * digits, dots, underscores and hyphens (row 52). '' for a value that does not fit, as for none.
 */
export function queryValue(name: QueryName): string {
  const value = queryParameter(name);
  const fits = name === 'aaid' ? isUuid(value) : /^[\w.-]{1,64}$/.test(value);
  return fits ? value : '';
}
