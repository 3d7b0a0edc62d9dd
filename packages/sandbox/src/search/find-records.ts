import { readFilters } from './filter-records.ts';
import { countAllowedTypos, type QueryWord } from './match-word.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { SearchIndex } from './search-indexes.ts';
import type { SearchRecord } from './search-record.ts';
import { splitWords } from './split-words.ts';
import { findWord } from './word-index.ts';

interface Finding {
  /** Best first. */
  readonly found: readonly SearchRecord[];
  readonly words: readonly QueryWord[];
}

/**
 * Finds the records that have all words of the query, the last one as a prefix, and pass the filters.
 * Without words, every record is found.
 * @throws {SearchRefusal} 400 for filters it cannot read
 */
export function findRecords(index: SearchIndex, { query, filters }: QueryParameters): Finding {
  const passes = readFilters(filters);
  const words = queryWords(query);
  const found = findWords(index, words).filter(({ record }) => passes(record));
  return { found: found.sort(byRank).map(({ record }) => record), words };
}

/** Splits a query into folded words. */
export function queryWords(query: string): QueryWord[] {
  return splitWords(query).map(({ text }, place, { length }) => ({
    text,
    isPrefix: place === length - 1,
    allowedTypos: countAllowedTypos(text),
  }));
}

interface Found {
  readonly record: SearchRecord;
  readonly typos: number;
  /** Positions in the searchable attributes, added up over the query's words. */
  readonly attributes: number;
}

function findWords(index: SearchIndex, words: readonly QueryWord[]): Found[] {
  const finds = words.map((word) => findWord(index.words, word));
  return index.records.flatMap((record) => {
    const places = finds.flatMap((found) => found.get(record) ?? []);
    if (places.length < words.length) return [];
    const sum = (name: 'typos' | 'attribute') => places.reduce((total, place) => total + place[name], 0);
    return [{ record, typos: sum('typos'), attributes: sum('attribute') }];
  });
}

/** The fewest typos come first, then the most important attributes, then the ids in order. */
function byRank(a: Found, b: Found): number {
  const isBefore = a.record.objectID < b.record.objectID; // by code units, independent of the machine's locale
  return a.typos - b.typos || a.attributes - b.attributes || (isBefore ? -1 : 1);
}
