import * as v from 'valibot';
import type { SearchRecord, SearchRecords } from './search-record.ts';
import { SearchRefusal } from './search-request.ts';
import { indexWords, type WordIndex } from './word-index.ts';

const names = v.array(v.pipe(v.string(), v.nonEmpty()));

/** The vendor has more settings. */
export const indexSettings = v.strictObject({
  /** Most important first. */
  searchableAttributes: v.optional(names, ['title', 'description', 'body']),
  /** Allowed in `filters`, `facetFilters` and `facets`. */
  attributesForFaceting: v.optional(names, ['type', 'catid']),
  /** `desc(name)` or `asc(name)`. */
  customRanking: v.optional(v.array(v.pipe(v.string(), v.regex(/^(asc|desc)\([^()]+\)$/))), []),
});

type IndexSettings = v.InferOutput<typeof indexSettings>;

export interface SearchIndex {
  readonly settings: () => IndexSettings;
  readonly set: (settings: IndexSettings) => void;
  readonly records: () => readonly SearchRecord[];
  readonly words: () => WordIndex;
  readonly get: (objectID: string) => SearchRecord | undefined;
  readonly put: (record: SearchRecord) => void;
  readonly remove: (objectID: string) => void;
  readonly clear: () => void;
}

/** The first search after a change indexes the words. */
function createSearchIndex(): SearchIndex {
  const records = new Map<string, SearchRecord>();
  let settings = v.parse(indexSettings, {});
  let words: WordIndex | undefined;
  const change = (action: () => void) => {
    action();
    words = undefined;
  };
  return {
    settings: () => settings,
    set: (next) => change(() => (settings = next)),
    records: () => [...records.values()],
    words: () => (words ??= indexWords(records.values(), settings.searchableAttributes)),
    get: (objectID) => records.get(objectID),
    put: (record) => change(() => records.set(record.objectID, record)),
    remove: (objectID) => change(() => records.delete(objectID)),
    clear: () => change(() => records.clear()),
  };
}

export interface SearchIndexes {
  /** @throws {SearchRefusal} 404 for an unknown name */
  readonly get: (name: string) => SearchIndex;
  /** Creates the index if it is missing. */
  readonly open: (name: string) => SearchIndex;
}

export function createSearchIndexes(given: SearchRecords): SearchIndexes {
  const indexes = new Map<string, SearchIndex>();
  const open = (name: string) => {
    const index = indexes.get(name) ?? createSearchIndex();
    indexes.set(name, index);
    return index;
  };
  for (const [name, records] of Object.entries(given)) {
    const index = open(name);
    records.forEach(index.put);
    index.words(); // now, so that the first search doesn't wait for it
  }
  return {
    open,
    get: (name) => {
      const index = indexes.get(name);
      if (!index) throw new SearchRefusal(404, `Index ${name} does not exist`);
      return index;
    },
  };
}
