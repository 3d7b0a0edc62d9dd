import { matchWord, type QueryWord } from './match-word.ts';
import type { SearchRecord } from './search-record.ts';
import { splitWords } from './split-words.ts';

/** Each word of the records, and where it occurs. */
export type WordIndex = ReadonlyMap<string, readonly Place[]>;

interface Place {
  readonly record: SearchRecord;
  /** Position among the searchable attributes, most important first. */
  readonly attribute: number;
}

/** Where a word of a query was found. */
export interface WordFound extends Place {
  readonly typos: number;
}

export function indexWords(records: Iterable<SearchRecord>, attributes: readonly string[]): WordIndex {
  const index = new Map<string, Place[]>();
  const add = (word: string, place: Place) => {
    const places = index.get(word);
    if (places) places.push(place);
    else index.set(word, [place]);
  };
  for (const record of records)
    attributes.forEach((name, attribute) =>
      wordsOf(record[name]).forEach((word) => add(word, { record, attribute })),
    );
  return index;
}

function wordsOf(value: unknown): Set<string> {
  return new Set(textsOf(value).flatMap((text) => splitWords(text).map((word) => word.text)));
}

/** Finds texts however deep; numbers count as texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns the best place in each record that has the word in one of these attributes. */
export function findWord(
  index: WordIndex,
  queryWord: QueryWord,
  attributes: readonly number[],
): ReadonlyMap<SearchRecord, WordFound> {
  const found = [...index].flatMap(([word, places]) => {
    const match = matchWord(queryWord, word);
    const allowed = match ? places.filter(({ attribute }) => attributes.includes(attribute)) : [];
    return allowed.map((place): WordFound => ({ ...place, typos: match?.typos ?? 0 }));
  });
  const worstFirst = found.sort((a, b) => b.typos - a.typos || b.attribute - a.attribute);
  return new Map(worstFirst.map((each) => [each.record, each])); // keeps the last of each record
}
