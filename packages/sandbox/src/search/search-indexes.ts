import type { SearchRecord, SearchRecords } from './search-record.ts';
import { SearchRefusal } from './search-request.ts';
import { indexWords, type WordIndex } from './word-index.ts';

export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly words: WordIndex;
}

export interface SearchIndexes {
  /** @throws {SearchRefusal} 404 for an unknown name */
  readonly get: (name: string) => SearchIndex;
}

export function createSearchIndexes(given: SearchRecords): SearchIndexes {
  const indexes = new Map(
    Object.entries(given).map(([name, records]) => [name, { records, words: indexWords(records) }]),
  );
  return {
    get: (name) => {
      const index = indexes.get(name);
      if (!index) throw new SearchRefusal(404, `Index ${name} does not exist`);
      return index;
    },
  };
}
