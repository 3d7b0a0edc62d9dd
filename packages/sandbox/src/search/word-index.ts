import { matchWord, type QueryWord } from './match-word.ts';
import type { SearchRecord } from './search-record.ts';
import { splitWords } from './split-words.ts';

/** Most important first. */
const searchableAttributes = ['title', 'description', 'body'];

/** Each word of the records, and where it occurs. */
export type WordIndex = ReadonlyMap<string, readonly Place[]>;

interface Place {
  readonly record: SearchRecord;
  /** Position among the searchable attributes. */
  readonly attribute: number;
}

/** Where a word of a query was found. */
interface WordFound extends Place {
  readonly typos: number;
}

export function indexWords(records: readonly SearchRecord[]): WordIndex {
  const index = new Map<string, Place[]>();
  const add = (word: string, place: Place) => {
    const places = index.get(word);
    if (places) places.push(place);
    else index.set(word, [place]);
  };
  for (const record of records)
    searchableAttributes.forEach((name, attribute) =>
      wordsOf(record[name]).forEach((word) => add(word, { record, attribute })),
    );
  return index;
}

function wordsOf(value: unknown): Set<string> {
  return new Set(typeof value === 'string' ? splitWords(value).map(({ text }) => text) : []);
}

/** Returns the best place in each record that has the word. */
export function findWord(index: WordIndex, queryWord: QueryWord): ReadonlyMap<SearchRecord, WordFound> {
  const found = [...index].flatMap(([word, places]) => {
    const match = matchWord(queryWord, word);
    return match ? places.map((place): WordFound => ({ ...place, typos: match.typos })) : [];
  });
  const worstFirst = found.sort((a, b) => b.typos - a.typos || b.attribute - a.attribute);
  return new Map(worstFirst.map((each) => [each.record, each])); // keeps the last of each record
}
