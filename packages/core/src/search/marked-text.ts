import { randomId } from '../values/ids.ts';
import type { TextPart } from './search-client.ts';

/** Texts that the search puts around what it found. */
export interface Marks {
  readonly start: string;
  readonly end: string;
}

/** Marks that no record can hold, as they are made anew for each search box. Letters, digits and hyphens only. */
export function createMarks(): Marks {
  const id = randomId();
  return { start: `aw-${id}-`, end: `-${id}-wa` };
}

/**
 * The parts of `text`, which is the record's own, found where `marked` says so. Whatever `marked` holds, the parts
 * make up `text` and nothing else: where it is another text, nothing counts as found. Nothing is read as HTML.
 */
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

/** One part, of which nothing was found; none for no text. */
export function wholeText(text: string): readonly TextPart[] {
  return text === '' ? [] : [{ text, isMatch: false }];
}

/** Neighbours of one kind become one part. */
function addPart(parts: TextPart[], part: TextPart): void {
  if (part.text === '') return;
  const last = parts.at(-1);
  if (last?.isMatch !== part.isMatch) parts.push(part);
  else parts[parts.length - 1] = { ...part, text: last.text + part.text };
}
