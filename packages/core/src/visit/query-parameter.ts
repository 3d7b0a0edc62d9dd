import { decodePercents } from '../values/decode-percents.ts';
import { pageParameters } from './page-query.ts';

/** Returns a parameter of the page's query, also if it was encoded twice (R65); '' if it is absent, and on a server. */
export function queryParameter(name: string): string {
  return decodePercents(pageParameters().get(name) ?? '');
}
