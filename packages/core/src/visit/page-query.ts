import { isUuid } from '../values/ids.ts';

/** Parameters of a page's query that a visit may start with, and the cookies that keep them (row 60). */
export const queryNames = ['aaid', 'ceid', 'user_class', 'lib_campaign'] as const;

export type QueryName = (typeof queryNames)[number];

/** Returns a parameter of the page's query unchanged; '' if it is absent, and on a server. */
export function queryParameter(name: string): string {
  return new URLSearchParams(globalThis.location?.search).get(name) ?? '';
}

/**
 * Returns the parameter `name` of the page's query if it is valid: an adviser must be a UUID, any other value
 * 1 to 64 letters, digits, dots, underscores and hyphens (row 52). Returns '' if it is invalid or absent.
 */
export function queryValue(name: QueryName): string {
  const value = queryParameter(name);
  const fits = name === 'aaid' ? isUuid(value) : /^[\w.-]{1,64}$/.test(value);
  return fits ? value : '';
}
