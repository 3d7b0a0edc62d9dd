import {
  webUrl,
  cutText,
  decodeEntities,
  ownValue,
  trim,
  withoutEndSlashes,
} from '@adviser-widgets/core/internal';
import { type Config, RequestError } from '@adviser-widgets/core';

import type { SearchGroup, SearchItem, SearchLimits, SearchResults, TextPart } from './search-client.ts';
import type { SearchQuery } from './search-queries.ts';
import { cutParts, markedParts, wholeText, type Marks } from './text-parts.ts';

interface Reading {
  readonly queries: readonly SearchQuery[];
  readonly config: Config;
  readonly limits: SearchLimits;
  readonly marks: Marks;
}

const maxHits = 100;

/** A hit of the pages index with a GUID is an adviser, whichever query it came from. */
export function readResults(answer: unknown, { queries, config, limits, marks }: Reading): SearchResults {
  const results = ownValue(answer, 'results');
  const found: Record<SearchGroup, readonly SearchItem[]> = { pages: [], blogs: [], advisers: [] };
  queries.forEach(({ groups }, index) => {
    const hits = ownValue(Array.isArray(results) ? results[index] : undefined, 'hits');
    if (!Array.isArray(hits)) throw new RequestError('http', 'The search did not return a list of results');
    const items = unique(hits.slice(0, maxHits).flatMap((hit) => readItem(hit, config, marks) ?? []));
    for (const group of groups) found[group] = items.filter(belongsTo(group, groups)).slice(0, limits[group]);
  });
  return found;
}

function belongsTo(group: SearchGroup, groups: readonly SearchGroup[]): (item: SearchItem) => boolean {
  if (group === 'pages') return ({ guid }) => guid === undefined;
  return ({ guid }) => groups.length === 1 || guid !== undefined;
}

/** Keeps the first of each address: an index may hold several records of one page. */
function unique(items: readonly SearchItem[]): readonly SearchItem[] {
  return items.filter(
    ({ id, url }, index) => items.findIndex((other) => other.url === url || other.id === id) === index,
  );
}

/** Characters of a text: records come from strangers. */
const maxLength = 2000;

/** Characters of a title. */
const maxTitle = 300;

/** `undefined` for a hit that leads nowhere. Without a title, shows the path. */
function readItem(hit: unknown, config: Config, marks: Marks): SearchItem | undefined {
  const path = textOf(hit, 'path');
  const url = webUrl(path, config.siteBase);
  if (!url) return undefined;
  const guid = textOf(hit, 'GUID');
  const category = textOf(hit, 'catid');
  const image = guid ? adviserPhoto(config, guid) : textOf(hit, 'image');
  const title = cutParts(partsOf(hit, 'title', marks), maxTitle);
  return {
    id: textOf(hit, 'objectID') || path,
    url,
    title: title.length > 0 ? title : wholeText(path),
    description: cutParts(partsOf(hit, 'description', marks)),
    image: webUrl(image, config.siteBase),
    guid: guid || undefined,
    category: category || undefined,
  };
}

/** The CDN's file names have the GUID in upper case, without braces. No address can hold half a surrogate pair. */
function adviserPhoto({ adviserImageUrl, cdnBase }: Config, guid: string): string {
  const id = encodeURIComponent(guid.replace(/[{}\p{Surrogate}]/gu, '').toUpperCase());
  return adviserImageUrl.replace('{cdnBase}', () => withoutEndSlashes(cdnBase)).replace('{GUID}', () => id);
}

function textOf(hit: unknown, name: string): string {
  const value = ownValue(hit, name);
  return typeof value === 'string' ? trim(value.slice(0, maxLength + 1)) : '';
}

/** The marks are set in the untrimmed text. */
function partsOf(hit: unknown, name: string, marks: Marks): readonly TextPart[] {
  if (textOf(hit, name) === '') return [];
  const text = String(ownValue(hit, name));
  if (text.length > maxLength) return wholeText(cutText(decodeEntities(text), maxLength));
  const marked = ownValue(ownValue(ownValue(hit, '_highlightResult'), name), 'value');
  const parts = markedParts(text, marked, marks).map((part) => ({
    ...part,
    text: decodeEntities(part.text),
  }));
  const plain = decodeEntities(text);
  return parts.map((part) => part.text).join('') === plain ? parts : wholeText(plain); // a mark may stand in an entity
}
