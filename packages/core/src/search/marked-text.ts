import { randomId } from '../values/ids.ts';
import type { TextPart } from './search-client.ts';

export interface Marks {
  readonly start: string;
  readonly end: string;
}

/** New for each search box, so that no record can contain them. */
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
