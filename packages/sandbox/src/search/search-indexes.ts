import { applyBatch, batchSize, readBatch } from './apply-batch.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { SearchRecords } from './search-record.ts';
import { SearchRefusal } from './search-refusal.ts';

export interface SearchIndexes {
  /** @throws {SearchRefusal} 404 for an unknown name */
  readonly get: (name: string) => SearchIndex;
  readonly open: (name: string) => SearchIndex;
}

/** Fills the indexes in batches of the size of one call. */
export function createSearchIndexes(records: SearchRecords): SearchIndexes {
  const indexes = new Map<string, SearchIndex>();
  const open = (name: string) => {
    const index = indexes.get(name) ?? createSearchIndex();
    indexes.set(name, index);
    return index;
  };
  for (const [name, list] of Object.entries(records)) {
    const index = open(name);
    for (let start = 0; start < list.length; start += batchSize) {
      const requests = list.slice(start, start + batchSize).map((body) => ({ action: 'addObject', body }));
      applyBatch(index, readBatch({ requests }));
    }
    index.engine(); // now, so that the first search doesn't wait for it
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
