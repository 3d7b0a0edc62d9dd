import type { Found } from './found.ts';
import { readFacetFilters, readFilters } from './filter-records.ts';
import { typoBudget, type QueryWord } from './match-word.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { SearchIndex } from './search-index.ts';
import { SearchRefusal } from './search-refusal.ts';
import { splitWords } from './split-words.ts';

export interface Finding {
  readonly found: readonly Found[];
  readonly words: readonly QueryWord[];
}

/** All words must match, the last one as a prefix. Throws a `SearchRefusal`. */
export function findRecords(index: SearchIndex, parameters: QueryParameters): Finding {
  const { searchableAttributes, attributesForFaceting } = index.settings();
  const restricted = parameters.restrictSearchableAttributes;
  const unknown = restricted.find((name) => !searchableAttributes.includes(name));
  if (unknown !== undefined)
    throw new SearchRefusal(400, `restrictSearchableAttributes: "${unknown}" is not in searchableAttributes`);
  const attributes = restricted.length > 0 ? restricted : searchableAttributes;
  const fits = [
    readFilters(parameters.filters, attributesForFaceting),
    readFacetFilters(parameters.facetFilters, attributesForFaceting),
  ];
  const find = (words: readonly QueryWord[], isAnyEnough = false): Finding => {
    const found = index.engine().find({ words, attributes, isAnyEnough });
    return { found: found.filter(({ record }) => fits.every((fit) => fit(record))), words };
  };
  const words = queryWords(parameters);
  const finding = find(words);
  return finding.found.length > 0 ? finding : findWithFewer(words, parameters.removeWordsIfNoResults, find);
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

function findWithFewer(
  words: readonly QueryWord[],
  how: QueryParameters['removeWordsIfNoResults'],
  find: (words: readonly QueryWord[], isAnyEnough?: boolean) => Finding,
): Finding {
  if (how === 'allOptional' && words.length > 1) return find(words, true);
  if (how === 'none' || how === 'allOptional' || words.length < 2) return { found: [], words };
  const fewer = how === 'lastWords' ? words.slice(0, -1) : words.slice(1);
  const finding = find(fewer);
  return finding.found.length > 0 ? finding : findWithFewer(fewer, how, find);
}
