import { decodeEntities, type Kind } from '@adviser-widgets/core/internal';
import { invisible } from './characters.ts';
import type { Damage } from './damage.ts';
import { isJson } from './is-json.ts';
import { replaceTags } from './replace-tags.ts';
import { isOpaque, unwrapAddress } from './unwrap-address.ts';

/** Undoes what was done to a value, by the kind of its attribute. */
export const repairs: Record<Kind, (text: string) => string> = {
  text: (text) => plainAddress(withoutWrongPair(decoded(text).trim())),
  number: plain,
  integer: plain,
  flag: plain,
  choice: plain,
  url: (text) => plainAddress(plain(text)),
  date: plain,
  id: plain,
  list: (text) => withoutPair(decodeEntities(text).trim()),
  json: repairJson,
  html: repairHtml,
};

/** For values that never contain a quote, an odd space or a line break on purpose. */
export function plain(text: string): string {
  const oneLine = decoded(text)
    .trim()
    .replace(/\s+/g, (spaces) => (/[\t\n\r]/.test(spaces) ? '' : spaces));
  return withoutPair(withStraightSpaces(oneLine).trim()).replace(/^"([^"]*)$|^([^"]*)"$/, '$1$2');
}

function plainAddress(text: string): string {
  return unwrapAddress(text) ?? text;
}

/** An ampersand may have been escaped with each save. */
function decoded(text: string): string {
  return decodeEntities(text.replace(/&(?:amp;){2,}/g, '&amp;'));
}

const unseen = new RegExp(`[${invisible}]`, 'gu');

function withStraightSpaces(text: string): string {
  return text.replace(unseen, '').replace(/[^\S\n]/g, ' ');
}

/** What was wrong with a value that was repaired; nothing if only the space around or within it has changed. */
export function damageOf(text: string, repaired: string, kind: Kind): Damage | undefined {
  if (isOpaque(text)) return 'rewritten';
  const bare = (given: string) => given.replace(/[ \t\n\r]+/g, '');
  if (kind === 'html' || bare(text) === bare(repaired)) return undefined;
  if (unwrapAddress(plain(text)) !== undefined) return 'rewritten';
  if (/&#?\w+;/.test(text)) return 'escaped';
  if (text.replace(unseen, '') !== text) return 'invisible';
  if (text.replace(/\s+/g, '') === repaired.replace(/\s+/g, ''))
    return text.includes('\u00a0') ? 'nbsp' : 'space';
  if (/[“”„‟″‘’‚‛«»‹›`´「」＂]/.test(text)) return 'curly';
  if (/\\["']/.test(text)) return 'quote';
  return /^"[^]*"$|^'[^]*'$/.test(text.trim()) ? 'doubled' : 'unclosed';
}

/** Quotes inside the value belong to the text. */
function withoutPair(text: string): string {
  return text
    .replace(/^(?:[“”„‟"″«»＂]\s?)([^“”„‟"″«»＂]*)(?:\s?[“”„‟"″«»＂])$/, '$1')
    .replace(/^\\{1,4}(["'])([^\\]*)\\{1,4}\1$/, '$2')
    .replace(/^([‘’‚‛‹›`´「])([^‘’‚‛‹›`´「」]*)[‘’‛‹›`´」]$/, '$2');
}

/** Keeps “these”; two closing quotes around one word are an attribute without straight quotes. */
function withoutWrongPair(text: string): string {
  return text
    .replace(/^([”″])([^\s“”„″]*)\1$/, '$2')
    .replace(/^’([^\s‘’]*)’$/, '$1')
    .replace(/^(?:\\"|[«‹`「＂])\s?([^\s«»‹›`「」＂"\\]*)\s?(?:\\"|[»›`´」＂])$/, '$1');
}

/** An editor may have escaped JSON twice, curled its quotes or widened its spaces. */
function repairJson(text: string): string {
  const plainer = decodeEntities(text);
  const straight = plainer.replace(/[“”„″]/g, '"');
  const unwrapped = straight.trim().replace(/^["‘’]([[{].*[\]}])["‘’]$/s, '$1');
  return [text, plainer, straight, unwrapped].map(withPlainGaps).find(isJson) ?? text;
}

function withPlainGaps(json: string): string {
  // An unclosed string counts as one; otherwise each quote in it would be tried as the start of another.
  return json.replace(/"(?:[^"\\]|\\.)*"?|[\u00a0\u202f\u200b-\u200d\u2060\ufeff]/g, (part) =>
    part.startsWith('"') ? part : ' ',
  );
}

/** Keeps escapes unless they hide the tags; inside a tag, straightens quotes and spaces. */
function repairHtml(text: string): string {
  const start = text.includes('<') ? -1 : text.search(/&lt;\/?[a-z]/i);
  const html = start >= 0 && text.lastIndexOf('&gt;') > start ? decodeEntities(text) : text;
  return replaceTags(html, (tag) =>
    withStraightSpaces(tag).replace(/=\s*[“”″‘’]([^“”″‘’>]*)[“”″‘’]/g, '="$1"'),
  );
}
