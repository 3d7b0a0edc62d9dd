import { unshadowed } from '@adviser-widgets/core/internal';
import { findWrapped, isSchemeName } from './unwrap-address.ts';

/** Without what a mail program has written behind links: a copy of the element, or the element itself if there is none. */
export function withoutWrapped(original: Element): Element {
  const isWrapped = wrappedElements(original).length > 0 || findWrapped(textOf(original)).length > 0;
  if (!isWrapped) return original;
  const copy = document.implementation.createHTMLDocument('').importNode(original, true); // loads nothing
  for (const element of wrappedElements(copy)) {
    const own = unshadowed(element);
    own.replaceWith(...own.childNodes);
  }
  for (const { index, text } of findWrapped(textOf(copy)).toReversed()) cut(copy, index, index + text.length);
  return copy;
}

/** A parser takes `<https://…>` and `<tel:…>` for elements, where the brackets are not escaped. */
export function wrappedElements(original: Element): Element[] {
  return [...unshadowed(original).querySelectorAll('*')].filter((element) =>
    isSchemeName(unshadowed(element).localName),
  );
}

function textOf(element: Element): string {
  return unshadowed(element).textContent ?? '';
}

/** Deletes a part of an element's text, and a link that has no other: a CMS makes links of addresses. */
function cut(element: Element, start: number, end: number): void {
  const walker = unshadowed(unshadowed(element).ownerDocument).createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // it shows no others
  let at = 0;
  for (const text of texts) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, text.length)];
    at += text.length;
    if (from >= to) continue;
    text.deleteData(from, to - from);
    const { parentElement: parent } = text;
    if (parent?.localName === 'a' && parent.textContent === '') parent.replaceWith();
  }
}
