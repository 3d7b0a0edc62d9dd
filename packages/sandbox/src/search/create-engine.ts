import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { IndexSettings } from './index-settings.ts';
import { compareByRanking } from './compare-by-ranking.ts';
import type { Found } from './found.ts';
import { matchWord, type QueryWord } from './match-word.ts';
import type { SearchRecord } from './search-record.ts';
import { foldedWords } from './split-words.ts';

export interface EngineQuery {
  /** All must match, unless `isAnyEnough`. Without words, every record matches. */
  readonly words: readonly QueryWord[];
  readonly attributes: readonly string[];
  readonly isAnyEnough: boolean;
}

export interface Engine {
  /** Best first: fewest typos, most important attributes, custom ranking, `objectID`. */
  find(query: EngineQuery): Found[];
}

/** Imitates the vendor's matching and, roughly, its ranking. */
export function createEngine(records: readonly SearchRecord[], settings: IndexSettings): Engine {
  const { searchableAttributes: fields, customRanking } = settings;
  const byId = new Map(records.map((record) => [record.objectID, record]));
  const compare = compareByRanking(customRanking);
  const terms = new Set<string>();
  const engine = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: [...fields],
    extractField: (record, field) =>
      field === 'objectID' ? record.objectID : textsOf(record[field]).join('\n'),
    tokenize: foldedWords,
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
  });
  engine.addAll(records);
  const vocabulary = [...terms];
  return {
    find(query) {
      if (query.words.length === 0) return records.map(unranked).sort(compare);
      const results = engine.search(termsQuery(query, vocabulary), { processTerm: (term) => term });
      return results.flatMap((result) => toFound(result, byId.get(result.id as string))).sort(compare);

      function toFound(result: SearchResult, record: SearchRecord | undefined): Found[] {
        return record ? [{ record, ...rankOf(result, query.words, fields) }] : [];
      }
    },
  };
}

/** Finds texts however deep; numbers count as texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The engine's own typo matching misses swapped letters, so it gets all index words that match. */
function termsQuery({ words, attributes, isAnyEnough }: EngineQuery, vocabulary: readonly string[]): Query {
  const queries = words.map((word) => ({
    combineWith: 'OR' as const,
    queries: vocabulary.filter((term) => matchWord(word, term)),
  }));
  return { combineWith: isAnyEnough ? 'OR' : 'AND', fields: [...attributes], queries };
}

const unranked = (record: SearchRecord): Found => ({ record, typos: 0, attributes: 0 });

/** Each query word counts at its best match. */
function rankOf({ match }: SearchResult, words: readonly QueryWord[], fields: readonly string[]) {
  const best = words.map((word) =>
    Object.entries(match).reduce<Place | undefined>((found, [term, inFields]) => {
      const typos = matchWord(word, term)?.typos;
      if (typos === undefined) return found;
      const place = { typos, attribute: Math.min(...inFields.map((field) => fields.indexOf(field))) };
      return found && comparePlaces(found, place) <= 0 ? found : place;
    }, undefined),
  );
  const sum = (name: keyof Place) => best.reduce((total, place) => total + (place?.[name] ?? 0), 0);
  return { typos: sum('typos'), attributes: sum('attribute') };
}

interface Place {
  readonly typos: number;
  readonly attribute: number;
}

function comparePlaces(a: Place, b: Place): number {
  return a.typos - b.typos || a.attribute - b.attribute;
}
