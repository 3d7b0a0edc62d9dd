import type { Found } from './find-records.ts';
import { cutSnippet, markText } from './mark-text.ts';
import type { QueryWord } from './match-word.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { SearchRecord } from './search-record.ts';

interface Asked {
  readonly words: readonly QueryWord[];
  readonly parameters: QueryParameters;
  /** Highlighted by default. */
  readonly searchable: readonly string[];
}

export function highlightHit({ record, typos }: Found, { words, parameters, searchable }: Asked) {
  const {
    attributesToRetrieve,
    attributesToHighlight = searchable,
    attributesToSnippet,
    getRankingInfo,
  } = parameters;
  const tags = { before: parameters.highlightPreTag, after: parameters.highlightPostTag };
  const snippets = attributesToSnippet.map((each) => each.split(':') as [name: string, length?: string]);
  const snippetOf = (text: string, length: number) => {
    const cut = cutSnippet(text, words, { length, ellipsis: parameters.snippetEllipsisText });
    const { value, matchLevel } = markText(cut, words, tags);
    return { value, matchLevel };
  };
  const highlights = pick(record, attributesToHighlight).map(([name, value]) => [
    name,
    mapTexts(value, (text) => markText(text, words, tags)),
  ]);
  const cuts = snippets.flatMap(([asked, length = '10']) =>
    pick(record, [asked]).map(([name, value]) => [
      name,
      mapTexts(value, (text) => snippetOf(text, Number(length))),
    ]),
  );
  return {
    ...Object.fromEntries(pick(record, attributesToRetrieve)),
    objectID: record.objectID,
    ...(highlights.length > 0 && { _highlightResult: Object.fromEntries(highlights) as unknown }),
    ...(cuts.length > 0 && { _snippetResult: Object.fromEntries(cuts) as unknown }),
    ...(getRankingInfo && { _rankingInfo: { nbTypos: typos, words: words.length } }),
  };
}

function pick(record: SearchRecord, names: readonly string[]): [string, unknown][] {
  return Object.entries(record).filter(
    ([name]) => name !== 'objectID' && (names.includes('*') || names.includes(name)),
  );
}

/** Keeps the nesting of the value. */
function mapTexts(value: unknown, map: (text: string) => unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return map(String(value));
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, map)]));
}
