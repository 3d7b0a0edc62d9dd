import { unshadowed } from '@adviser-widgets/core/internal';
import { boxes, childNodesOf, isOurs, ownAttribute } from '../nodes/content-of.ts';
import { isRoot, rootId } from '../nodes/root.ts';
import { boxAttribute } from '../nodes/shown-nodes.ts';

/** Whether a mark of this text is one of the living widget's. */
type IsOfWidget = (mark: string) => boolean;

/** Puts the author's content back where a copy or a saved page has the dead markup of a widget. */
export function restoreCopy(host: HTMLElement): void {
  const { firstElementChild, nextElementSibling: next, localName, style } = unshadowed(host);
  if (firstElementChild) dissolveCopies(host);
  const slot = slotOf(host);
  if (slot) slot.name = '';
  // After a link, and after a paragraph in reopened HTML, where the parser allows no widget inside.
  if (!next || !unshadowed(next).getAttribute('id')?.startsWith(rootId)) return;
  dissolve(next, host);
  if (localName === 'a') style.removeProperty('display');
}

/** Returns a copy of a placeholder as its author wrote it, in a document in which nothing loads or runs. */
export function copyAsWritten(host: Element): HTMLElement {
  const store = document.implementation.createHTMLDocument('');
  const copy = store.importNode(host, true) as HTMLElement; // a copy of an HTML element is one
  for (const each of [copy, ...unshadowed(copy).querySelectorAll<HTMLElement>('[data-widget-state]')]) {
    restoreCopy(each);
    clearState(each);
  }
  unshadowed(copy).normalize(); // without the empty texts at the ends of our boxes
  return copy;
}

/** Returns the slot of ours in a placeholder's shadow root, which saved pages may have, too. */
export function slotOf(host: Element): HTMLSlotElement | null {
  return unshadowed(host).shadowRoot?.querySelector<HTMLSlotElement>(`slot[${ownAttribute}]`) ?? null;
}

/** Replaces dead roots in a placeholder, beside the living one. Several copies of one root give its content once. */
export function dissolveCopies(host: Element, root?: Element): void {
  const ids = new Set<string>();
  for (const child of childNodesOf(host)) {
    if (!isRoot(child) || child === root) continue;
    const dead = child as Element; // a root is an element
    if (ids.has(dead.id)) dead.replaceWith();
    else dissolve(dead, host);
    ids.add(dead.id);
  }
}

/** Replaces copies of what a living widget has put among the page's nodes. Returns whether there were any. */
export function dissolveParts(root: Element, isOfThis: IsOfWidget): boolean {
  const copies = [...root.querySelectorAll(`[${ownAttribute}]`)].filter((element) => !isOurs(element));
  if (copies.length === 0) return false;
  for (const copy of copies) if (root.contains(copy)) dissolve(copy, root, isOfThis);
  for (const mark of commentsIn(root)) if (isOfThis(mark.data) && !boxes.has(mark)) mark.replaceWith();
  return true;
}

/** Removes the attributes that the library writes to a placeholder. */
export function clearState(element: HTMLElement): void {
  const { dataset } = unshadowed(element);
  delete dataset.widgetState;
  delete dataset.widgetVersion;
}

/** If the page has turned a root into an element of its own, that stays: as a copy, since the engine empties the root. */
export function takeAway(root: Element): void {
  root.replaceWith(...(isRoot(root) ? [] : [root.cloneNode(true)]));
}

/** Replaces a dead root, or a part of one, with the author's nodes in it, each where the comment of its box says. */
function dissolve(dead: Element, host: Element, isOfThis: IsOfWidget = () => false): void {
  const all = [...dead.querySelectorAll('*')];
  const ours = new Set<Node>(partsOf(dead, ownAttribute));
  for (const box of partsOf(dead, boxAttribute).reverse()) {
    const name = box.getAttribute(boxAttribute) ?? '';
    const places = nearest(deadMarks(host, name), dead);
    const nodes = [...box.childNodes].filter((node) => !ours.has(node));
    const [rest] = places.slice(-1);
    if (rest) nodes.forEach((node, index) => (places[index] ?? rest).before(node));
    else if (isOfThis(name))
      continue; // copies of what the living widget has
    else if (unshadowed(host).contains(dead)) dead.before(...nodes);
    else unshadowed(host).append(...nodes);
    places.forEach((place) => place.replaceWith());
  }
  for (const each of [...ours, dead] as Element[]) each.replaceWith();
  all.forEach(removeMarks);
}

/** A dead element and those in it that have an attribute of ours. */
function partsOf(dead: Element, attribute: string): Element[] {
  const inside = dead.querySelectorAll(`[${attribute}]`);
  return dead.hasAttribute(attribute) ? [dead, ...inside] : [...inside];
}

function deadMarks(host: Element, name: string): Comment[] {
  return commentsIn(host).filter((mark) => mark.data === name && !boxes.has(mark));
}

/** Returns the marks in a dead element, else those beside it, else all: there may be several copies of one. */
function nearest(marks: readonly Comment[], dead: Element): readonly Comment[] {
  const inside = marks.filter((mark) => dead.contains(mark));
  const beside = marks.filter((mark) => mark.parentNode === dead.parentNode);
  return [inside, beside].find(({ length }) => length > 0) ?? marks;
}

function removeMarks(element: Element): void {
  const own = unshadowed(element);
  for (const name of own.getAttributeNames()) if (name.startsWith('data-aw-')) own.removeAttribute(name);
}

function commentsIn(host: Element): Comment[] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment); // it shows nothing else
  return comments;
}
