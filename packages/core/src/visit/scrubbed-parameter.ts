import { decodePercents } from '../values/decode-percents.ts';
import { ownValue } from '../values/records.ts';
import { queryParameter } from './query-parameter.ts';
import { takenNow } from './scrub-address.ts';

/** Returns a parameter of the page's query, in the address bar or no longer; '' if there is none, and on a server. */
export function scrubbedParameter(name: string): string {
  const kept = globalThis.history && ownValue(takenNow()?.values, name);
  return queryParameter(name) || (typeof kept === 'string' ? decodePercents(kept) : '');
}
