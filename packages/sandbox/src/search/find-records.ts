import { readFacetFilters, readFilters } from './filter-records.ts';
import { typoBudget, type QueryWord } from './match-word.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { SearchIndex } from './search-indexes.ts';
import type { SearchRecord } from './search-record.ts';
import { SearchRefusal } from './search-request.ts';
import { splitWords } from './split-words.ts';
import { findWord } from './word-index.ts';

export interface Finding {
  /** Best first. */
  readonly found: readonly Found[];
  /** The query's words that were searched for. */
  readonly words: readonly QueryWord[];
}

export interface Found {
  readonly record: SearchRecord;
  readonly typos: number;
  /** Positions in the searchable attributes, added up over the query's words. */
  readonly attributes: number;
}

/**
 * Finds the records that have all words of the query, the last one as a prefix, and pass the filters.
 * @throws {SearchRefusal} 400 for attributes that are not searchable, and for filters it cannot read
 */
export function findRecords(index: SearchIndex, parameters: QueryParameters): Finding {
  const { attributesForFaceting, customRanking } = index.settings();
  const attributes = searchedAttributes(index, parameters);
  const filters = [
    readFilters(parameters.filters, attributesForFaceting),
    readFacetFilters(parameters.facetFilters, attributesForFaceting),
  ];
  const compare = compareByRanking(customRanking);
  const find = (words: readonly QueryWord[], isAnyEnough = false): Finding => {
    const found = findWords(index, { words, attributes, isAnyEnough });
    const passed = found.filter(({ record }) => filters.every((passes) => passes(record)));
    return { found: passed.sort(compare), words };
  };
  const words = queryWords(parameters);
  const finding = find(words);
  return finding.found.length > 0 ? finding : findWithFewer(words, parameters.removeWordsIfNoResults, find);
}

/** Returns the positions of the attributes to search in. */
function searchedAttributes(index: SearchIndex, { restrictSearchableAttributes }: QueryParameters): number[] {
  const { searchableAttributes } = index.settings();
  const unknown = restrictSearchableAttributes.find((name) => !searchableAttributes.includes(name));
  if (unknown !== undefined)
    throw new SearchRefusal(400, `restrictSearchableAttributes: "${unknown}" is not in searchableAttributes`);
  const searched =
    restrictSearchableAttributes.length > 0 ? restrictSearchableAttributes : searchableAttributes;
  return searched.map((name) => searchableAttributes.indexOf(name));
}

function queryWords({ query, queryType, typoTolerance }: QueryParameters): QueryWord[] {
  const words = splitWords(query).map(({ text }) => text);
  const isPrefix = (place: number) =>
    queryType === 'prefixAll' || (queryType === 'prefixLast' && place === words.length - 1);
  return words.map((text, place) => ({
    text,
    isPrefix: isPrefix(place),
    typos: typoTolerance === false ? 0 : typoBudget(text),
  }));
}

interface WordQuery {
  /** Without words, every record is found. */
  readonly words: readonly QueryWord[];
  readonly attributes: readonly number[];
  readonly isAnyEnough: boolean;
}

function findWords(index: SearchIndex, { words, attributes, isAnyEnough }: WordQuery): Found[] {
  const least = isAnyEnough ? 1 : words.length;
  const finds = words.map((word) => findWord(index.words(), word, attributes));
  return index.records().flatMap((record) => {
    const places = finds.flatMap((found) => found.get(record) ?? []);
    if (places.length < least) return [];
    const sum = (name: 'typos' | 'attribute') => places.reduce((total, place) => total + place[name], 0);
    return [{ record, typos: sum('typos'), attributes: sum('attribute') }];
  });
}

function findWithFewer(
  words: readonly QueryWord[],
  how: QueryParameters['removeWordsIfNoResults'],
  find: (words: readonly QueryWord[], isAnyEnough?: boolean) => Finding,
): Finding {
  if (how === 'none' || words.length < 2) return { found: [], words };
  if (how === 'allOptional') return find(words, true);
  const fewer = how === 'lastWords' ? words.slice(0, -1) : words.slice(1);
  const finding = find(fewer);
  return finding.found.length > 0 ? finding : findWithFewer(fewer, how, find);
}

/** The fewest typos come first, then the most important attributes, then the index's own ranking. */
function compareByRanking(customRanking: readonly string[]): (a: Found, b: Found) => number {
  const custom = customRanking.map(compareBy);
  return (a, b) =>
    a.typos - b.typos ||
    a.attributes - b.attributes ||
    custom.reduce((order, compare) => order || compare(a.record, b.record), 0) ||
    (a.record.objectID < b.record.objectID ? -1 : 1); // by code units, independent of the machine's locale
}

/** `desc(name)` puts the greatest first. Records without such a number come last. */
function compareBy(setting: string): (a: SearchRecord, b: SearchRecord) => number {
  const [, direction, name = ''] = /^(asc|desc)\((.+)\)$/.exec(setting) ?? [];
  const sign = direction === 'desc' ? -1 : 1;
  const numberOf = (record: SearchRecord) =>
    typeof record[name] === 'number' ? sign * record[name] : Infinity;
  return (a, b) => (numberOf(a) === numberOf(b) ? 0 : numberOf(a) - numberOf(b));
}
