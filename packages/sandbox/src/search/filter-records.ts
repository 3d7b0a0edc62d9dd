import { SearchRefusal } from './search-request.ts';
import type { SearchRecord } from './search-record.ts';

export type RecordFilter = (record: SearchRecord) => boolean;

const term = /^(NOT\s+)?([\w.]+):(?:"([^"]*)"|'([^']*)'|([^\s"'():<>=]+))$/;

/** Reads `filters`. The vendor also has numbers, ranges, brackets, AND with OR: refused here. */
export function readFilters(filters: string, facets: readonly string[]): RecordFilter {
  if (filters.trim() === '') return () => true;
  const parts = filters.trim().split(/\s+(AND|OR)\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const terms = parts.filter((_, index) => index % 2 === 0).map((part) => readTerm(part, facets));
  const joints = new Set(parts.filter((_, index) => index % 2 === 1));
  if (joints.size > 1) throw new SearchRefusal(400, 'filters: AND and OR together are not understood here');
  return joints.has('OR') ? anyOf(terms) : allOf(terms);
}

/** Reads `facetFilters`: all items of a list must match, and any item of a nested list. */
export function readFacetFilters(given: FacetFilters, facets: readonly string[]): RecordFilter {
  const list = typeof given === 'string' ? [given] : given;
  return allOf(
    list.map((each) =>
      anyOf((typeof each === 'string' ? [each] : each).map((one) => readFacet(one, facets))),
    ),
  );
}

export type FacetFilters = string | readonly (string | readonly string[])[];

function readTerm(text: string, facets: readonly string[]): RecordFilter {
  const [, not, name, ...values] = term.exec(text) ?? [];
  if (name === undefined)
    throw new SearchRefusal(400, `filters: expected "attribute:value", got ${JSON.stringify(text)}`);
  const fits = hasValue(name, values.find((value) => value !== undefined) ?? '', facets);
  return not ? (record) => !fits(record) : fits;
}

function readFacet(text: string, facets: readonly string[]): RecordFilter {
  const [, name, not, value] = /^([\w.]+):(-)?(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new SearchRefusal(400, `facetFilters: expected "attribute:value", got ${JSON.stringify(text)}`);
  }
  const fits = hasValue(name, value, facets);
  return not ? (record) => !fits(record) : fits;
}

/** The vendor silently finds nothing for an attribute that is not a facet. */
function hasValue(name: string, value: string, facets: readonly string[]): RecordFilter {
  if (!facets.includes(name)) {
    throw new SearchRefusal(400, `"${name}" is not in attributesForFaceting (${facets.join(', ')})`);
  }
  return (record) => [record[name]].flat().some((each) => String(each) === value);
}

function allOf(filters: readonly RecordFilter[]): RecordFilter {
  return (record) => filters.every((fits) => fits(record));
}

function anyOf(filters: readonly RecordFilter[]): RecordFilter {
  return (record) => filters.some((fits) => fits(record));
}
