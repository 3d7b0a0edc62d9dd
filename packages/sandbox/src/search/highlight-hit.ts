import { markText } from './mark-text.ts';
import type { QueryWord } from './match-word.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { SearchRecord } from './search-record.ts';

/** Returns the record as a query asks for it, with the query's words marked. */
export function highlightHit(record: SearchRecord, words: readonly QueryWord[], parameters: QueryParameters) {
  const { attributesToRetrieve, attributesToHighlight, highlightPreTag, highlightPostTag } = parameters;
  const tags = { before: highlightPreTag, after: highlightPostTag };
  const texts = pick(record, attributesToHighlight).filter(([, value]) => typeof value === 'string');
  const highlights = texts.map(([name, text]) => [name, markText(String(text), words, tags)] as const);
  return {
    ...Object.fromEntries(pick(record, attributesToRetrieve)),
    objectID: record.objectID,
    ...(highlights.length > 0 && { _highlightResult: Object.fromEntries(highlights) }),
  };
}

function pick(record: SearchRecord, names: readonly string[]): [string, unknown][] {
  return Object.entries(record).filter(
    ([name]) => name !== 'objectID' && (names.includes('*') || names.includes(name)),
  );
}
