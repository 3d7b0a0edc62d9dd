import { randomId, isPlainText, visibleCharacters } from '@adviser-widgets/core/internal';

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

function endOfVisible(text: string, max: number): number {
  if (text.length <= max) return text.length;
  if (isPlainText(text.slice(0, max + 1))) return max;
  let count = 0;
  let end = 0;
  for (const character of visibleCharacters(text)) {
    if (count === max) break;
    count += 1;
    end += character.length;
  }
  return end;
}
