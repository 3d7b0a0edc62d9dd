import type { SearchRecord } from './search-record.ts';
import { SearchRefusal } from './search-request.ts';

/** The attributes that filters may name. */
const facets = ['type', 'catid'];

const term = /^(NOT\s+)?([\w.]+):(?:"([^"]*)"|'([^']*)'|([^\s"'():<>=]+))$/;

export type RecordFilter = (record: SearchRecord) => boolean;

/**
 * Reads `filters`. The vendor also has numbers, ranges, brackets, AND with OR: refused here.
 * @throws {SearchRefusal} 400
 */
export function readFilters(filters: string): RecordFilter {
  if (filters.trim() === '') return () => true;
  const parts = filters.trim().split(/\s+(AND|OR)\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const terms = parts.filter((_, index) => index % 2 === 0).map(readTerm);
  const joints = new Set(parts.filter((_, index) => index % 2 === 1));
  if (joints.size > 1) throw new SearchRefusal(400, 'filters: AND and OR together are not understood here');
  return joints.has('OR')
    ? (record) => terms.some((fits) => fits(record))
    : (record) => terms.every((fits) => fits(record));
}

function readTerm(text: string): RecordFilter {
  const [, not, name, ...values] = term.exec(text) ?? [];
  if (name === undefined)
    throw new SearchRefusal(400, `filters: expected "attribute:value", got ${JSON.stringify(text)}`);
  // The vendor silently finds nothing for another attribute.
  if (!facets.includes(name))
    throw new SearchRefusal(400, `filters: expected one of ${facets.join(', ')}, got "${name}"`);
  const wanted = values.find((value) => value !== undefined) ?? '';
  const fits: RecordFilter = (record) => [record[name]].flat().some((each) => String(each) === wanted);
  return not ? (record) => !fits(record) : fits;
}
