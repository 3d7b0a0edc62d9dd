import type { QueryName } from './query-names.ts';
import { queryParameter } from './query-parameter.ts';
import { isUuid } from './uuid.ts';

/**
 * What the page's query gives under `name`: an adviser only as a UUID, anything else as 1 to 64 letters,
 * digits, dots, underscores and hyphens (row 52). '' for a value that does not fit, as for none.
 */
export function queryValue(name: QueryName): string {
  const value = queryParameter(name);
  const fits = name === 'aaid' ? isUuid(value) : /^[\w.-]{1,64}$/.test(value);
  return fits ? value : '';
}
