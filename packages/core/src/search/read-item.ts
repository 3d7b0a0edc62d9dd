import { webUrl } from '../api/web-url.ts';
import type { Config } from '../config/config.ts';
import { cutText } from '../values/cut-text.ts';
import { ownValue } from '../values/records.ts';
import { trim } from '../values/trim.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';
import { cutParts } from './cut-parts.ts';
import { markedParts, wholeText, type Marks } from './marked-text.ts';
import type { SearchItem, TextPart } from './search-client.ts';

interface Reading {
  readonly config: Config;
  readonly marks: Marks;
}

/** Characters of a text: records come from strangers. */
const maxLength = 2000;

/** Characters of a title. */
const maxTitle = 300;

/** `undefined` for a hit that leads nowhere. Without a title, shows the path. */
export function readItem(hit: unknown, { config, marks }: Reading): SearchItem | undefined {
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
  if (text.length > maxLength) return wholeText(cutText(text, maxLength));
  const marked = ownValue(ownValue(ownValue(hit, '_highlightResult'), name), 'value');
  return markedParts(text, marked, marks);
}
