import { isUuid } from '../values/ids.ts';

/** Query parameters that a visit may start with, and the names of their cookies. */
export const queryNames = ['aaid', 'ceid', 'user_class', 'lib_campaign'] as const;

export type QueryName = (typeof queryNames)[number];

/** Returns a parameter of the page's query; '' if it is absent, and on a server. */
export function queryParameter(name: string): string {
  return new URLSearchParams(globalThis.location?.search).get(name) ?? '';
}

/** Returns '' for an invalid value too: anyone can write a link. */
export function queryValue(name: QueryName): string {
  const value = queryParameter(name);
  const fits = name === 'aaid' ? isUuid(value) : /^[\w.-]{1,64}$/.test(value);
  return fits ? value : '';
}
