import { randomId } from '../values/ids.ts';
import { withoutPrototype } from '../values/records.ts';
import type { TextPart } from './search-client.ts';

export interface Marks {
  readonly start: string;
  readonly end: string;
}

/** New for each client, so that no record can contain them. */
export function createMarks(): Marks {
  const id = randomId();
  return { start: `aw-${id}-`, end: `-${id}-wa` };
}

/** The parts always add up to the record's own `text`, and nothing is parsed as HTML. */
export function markedParts(text: string, marked: unknown, { start, end }: Marks): readonly TextPart[] {
  const pieces = typeof marked === 'string' ? marked.split(new RegExp(`(${start}|${end})`)) : [];
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of pieces) {
    if (piece === start || piece === end) isMatch = piece === start;
    else addPart(parts, { text: piece, isMatch });
  }
  return parts.map((part) => part.text).join('') === text ? parts : wholeText(text);
}

export function wholeText(text: string): readonly TextPart[] {
  return text === '' ? [] : [{ text, isMatch: false }];
}

function addPart(parts: TextPart[], part: TextPart): void {
  if (part.text === '') return;
  const last = parts.at(-1);
  if (last?.isMatch !== part.isMatch) parts.push(part);
  else parts[parts.length - 1] = { ...part, text: last.text + part.text };
}

/** Visible characters of a description. */
const maxCharacters = 120;

/** Cuts at the end of a word, or in a single long word, but never within a visible character. */
export function cutParts(parts: readonly TextPart[], max = maxCharacters): readonly TextPart[] {
  const text = parts.map((part) => part.text).join('');
  let left = keptLength(text, max);
  if (left === text.length) return parts;
  const kept: TextPart[] = [];
  for (const part of parts) {
    if (left > 0) kept.push({ ...part, text: part.text.slice(0, left) });
    left -= part.text.length;
  }
  return [...kept, { text: '…', isMatch: false }];
}

function keptLength(text: string, max: number): number {
  const end = endOfVisible(text, max);
  if (end === text.length) return end;
  const head = text.slice(0, end);
  if (/^\s/.test(text.slice(end))) return head.trimEnd().length;
  const words = /^.*\S(?=\s)/s.exec(head);
  return words ? words[0].length : end;
}

/** Latin letters with macrons, and punctuation: each is one visible character, and none joins another. */
const plain = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u1e00-\u1eff\u2010-\u2026]*$/;

/** Most texts avoid the segmenter, which takes tens of milliseconds to start on a phone. */
function endOfVisible(text: string, max: number): number {
  if (text.length <= max) return text.length;
  if (plain.test(text.slice(0, max + 1))) return max;
  let count = 0;
  for (const index of startsOfVisible(text)) if (count++ === max) return index;
  return text.length;
}

/** Firefox before 125 has no segmenter; the pattern finds the usual clusters there. */
function* startsOfVisible(text: string): Generator<number> {
  if (typeof Intl.Segmenter === 'function') {
    const segmenter = new Intl.Segmenter(undefined, withoutPrototype({ granularity: 'grapheme' as const }));
    for (const { index } of segmenter.segment(text)) yield index;
  } else for (const { index } of text.matchAll(cluster)) yield index;
}

/** A flag, or one character with its marks, modifiers and joined characters. */
const cluster = /\p{RI}{2}|\r\n|.(?:[\p{M}\p{Emoji_Modifier}\u200d]|(?<=\u200d)\p{Emoji})*/gsu;
