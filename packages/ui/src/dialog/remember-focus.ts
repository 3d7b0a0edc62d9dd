import { focusable, isRendered } from '@adviser-widgets/core/internal';
import { focusedIn } from './focused-in.ts';

/** Where to give the focus back to, best first. */
type Places = () => readonly Element[];

const placesOf = new WeakMap<Element, Places>();

/**
 * Remembers what has the focus as a modal dialog opens. Returns a function for when it has closed: it moves a lost focus
 * to what opened the dialog, or to the same control drawn again, to what opened the dialog that it was in, or to what
 * stands before it.
 */
export function rememberFocus(dialog: Element): () => void {
  const opener = focusedIn(document);
  if (!opener || opener === document.body) return () => {};
  const around = opener.closest('dialog');
  const before = rangeBefore(document.activeElement ?? opener);
  const places = () => [
    opener,
    ...copiesOf(opener),
    ...((around && placesOf.get(around)?.()) ?? []),
    ...focusableIn(before),
  ];
  placesOf.set(dialog, places);
  return () => {
    const { activeElement, body } = document;
    // The browser gives it back to the opener if that still shows.
    if (activeElement !== body && !dialog.contains(activeElement)) return;
    const place = places().find((each) => each.isConnected && isRendered(each));
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
}

/** The page up to an element. The browser moves its end when the page changes, so it outlasts the element. */
function rangeBefore(element: Element): Range {
  const range = new Range();
  range.setStart(document, 0);
  range.setEndBefore(element);
  return range;
}

/** What starts in a range, the last first. */
function focusableIn(range: Range): Element[] {
  return [...document.querySelectorAll(focusable)].filter((each) => range.intersectsNode(each)).reverse();
}

/** Pages draw their menus again, and have one for wide and one for narrow windows. */
function copiesOf(element: Element): Element[] {
  const signs = signsOf(element);
  if (!/\w/.test(signs)) return [];
  return [...document.getElementsByTagName(element.localName)].filter((each) => signsOf(each) === signs);
}

function signsOf(element: Element): string {
  const attributes = ['id', 'href', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
  return [...attributes, element.textContent.trim()].join('\n');
}
