import { randomId } from '../values/ids.ts';
import type { TextPart } from './search-client.ts';

/** Texts that the search puts around each match. */
export interface Marks {
  readonly start: string;
  readonly end: string;
}

/** Creates marks that no record can contain, new for each search box. Letters, digits and hyphens only. */
export function createMarks(): Marks {
  const id = randomId();
  return { start: `aw-${id}-`, end: `-${id}-wa` };
}

/**
 * Splits `text`, the record's own, into parts at the matches that `marked` shows. Whatever `marked` holds,
 * the parts add up to exactly `text`. If `marked` is another text, nothing counts as a match. Nothing is
 * parsed as HTML.
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

/** Returns the text as one part without a match; no part for an empty text. */
export function wholeText(text: string): readonly TextPart[] {
  return text === '' ? [] : [{ text, isMatch: false }];
}

/** Adds a part; merges it into the last one if both are of the same kind. */
function addPart(parts: TextPart[], part: TextPart): void {
  if (part.text === '') return;
  const last = parts.at(-1);
  if (last?.isMatch !== part.isMatch) parts.push(part);
  else parts[parts.length - 1] = { ...part, text: last.text + part.text };
}
