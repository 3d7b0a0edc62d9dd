import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import { findWrapped } from '../../repair/unwrap-address.ts';
import { wrappedElements } from '../../repair/without-wrapped.ts';
import type { ContentProblem } from './content-problem.ts';

/** Finds what mail programs have written behind links. */
export function wrappedTexts(original: Element): ContentProblem[] {
  const [element] = wrappedElements(original);
  const [wrapped] = findWrapped(unshadowed(original).textContent ?? '');
  if (!element && !wrapped) return [];
  const text = wrapped ? shorten(wrapped.text.trim(), 60) : `<${nameOf(element)}…>`;
  const sentence = `“${text}” was written behind a link by a mail program; delete it`;
  return [{ kind: 'damaged', element: element ?? original, sentence }];
}

/** `https://`; a parser has made other names of the rest. */
function nameOf(element: Element | undefined): string {
  const name = element ? unshadowed(element).localName : '';
  return name.startsWith('http') ? `${name}//` : name;
}
