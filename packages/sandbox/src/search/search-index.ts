import * as v from 'valibot';
import { createEngine, type Engine } from './create-engine.ts';
import { indexSettings, type IndexSettings } from './index-settings.ts';
import type { SearchRecord } from './search-record.ts';

export interface SearchIndex {
  readonly settings: () => IndexSettings;
  readonly set: (settings: IndexSettings) => void;
  readonly get: (objectID: string) => SearchRecord | undefined;
  readonly put: (record: SearchRecord) => void;
  readonly remove: (objectID: string) => void;
  readonly clear: () => void;
  readonly engine: () => Engine;
}

/** The first search after a change builds the engine. */
export function createSearchIndex(): SearchIndex {
  const records = new Map<string, SearchRecord>();
  let settings = v.parse(indexSettings, {});
  let engine: Engine | undefined;
  const change = (action: () => void) => {
    action();
    engine = undefined;
  };
  return {
    settings: () => settings,
    set: (next) => change(() => (settings = next)),
    get: (objectID) => records.get(objectID),
    put: (record) => change(() => records.set(record.objectID, record)),
    remove: (objectID) => change(() => records.delete(objectID)),
    clear: () => change(() => records.clear()),
    engine: () => (engine ??= createEngine([...records.values()], settings)),
  };
}
