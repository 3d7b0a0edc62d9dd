import { attributeOf } from '../attributes/read-loader-attribute.ts';
import { boxes, childNodesOf, oursAttribute } from '../nodes/content-of.ts';
import { boxAttribute } from '../nodes/shown-nodes.ts';

/** The start of a container's id. With an id, libraries that morph pages never reuse it for another element. */
export const rootId = 'aw-root-';

/** Puts the author's content back where a copy or a saved page has the dead markup of a widget. */
export function restoreCopy(host: HTMLElement): void {
  if (host.firstElementChild) dissolveCopies(host);
  // After a link, and after a paragraph in reopened HTML, where the parser allows no widget inside.
  const next = host.nextElementSibling;
  if (!next || !attributeOf(next, 'id')?.startsWith(rootId)) return;
  dissolve(next, host);
  if (host.localName === 'a') host.style.removeProperty('display');
}

/** Returns a copy of a placeholder as its author wrote it, in a document in which nothing loads or runs. */
export function copyAsWritten(host: Element): HTMLElement {
  const store = document.implementation.createHTMLDocument('');
  const copy = store.importNode(host, true) as HTMLElement; // a copy of an HTML element is one
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('[data-widget-state]')]) {
    restoreCopy(each);
    clearState(each);
  }
  copy.normalize(); // without the empty texts at the ends of our boxes
  return copy;
}

/** Replaces dead roots in a placeholder, beside the living one. */
export function dissolveCopies(host: Element, root?: Element): void {
  for (const child of childNodesOf(host))
    if (isRoot(child) && child !== root) dissolve(child as Element, host); // a root is an element
}

/** Removes the attributes that the library writes to a placeholder. */
export function clearState({ dataset }: HTMLElement): void {
  delete dataset.widgetState;
  delete dataset.widgetVersion;
}

/** Whether a node is the container of a widget, or a copy of one. */
export function isRoot(node: Node): boolean {
  return node instanceof Element && node.classList.contains('aw-root');
}

/** If the page has turned a root into an element of its own, that stays: as a copy, since the engine empties the root. */
export function takeAway(root: Element): void {
  root.replaceWith(...(isRoot(root) ? [] : [root.cloneNode(true)]));
}

/** Replaces a dead root with the author's nodes in it, each where the comment of its box says. */
function dissolve(root: Element, host: Element): void {
  const marks = commentsIn(host).filter((mark) => !boxes.has(mark));
  const all = root.querySelectorAll('*');
  const ours = new Set<Node>(root.querySelectorAll(`[${oursAttribute}]`));
  for (const box of [...root.querySelectorAll(`[${boxAttribute}]`)].reverse()) {
    const places = marks.filter(({ data }) => data === box.getAttribute(boxAttribute));
    const nodes = [...box.childNodes].filter((node) => !ours.has(node));
    const [rest] = places.slice(-1);
    if (rest) nodes.forEach((node, index) => (places[index] ?? rest).before(node));
    else if (host.contains(root)) root.before(...nodes);
    else host.append(...nodes);
    places.forEach((place) => place.replaceWith());
  }
  for (const each of [...ours, root] as Element[]) each.replaceWith();
  all.forEach(removeMarks);
}

function removeMarks(element: Element): void {
  for (const name of element.getAttributeNames())
    if (name.startsWith('data-aw-')) element.removeAttribute(name);
}

function commentsIn(host: Element): Comment[] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment); // it shows nothing else
  return comments;
}
