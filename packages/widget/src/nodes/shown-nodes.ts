import { watchContent } from './watch-content.ts';
import { answerFor, type MovesInPlace } from './intercept-changes.ts';
import { boxes, childNodesOf, contentOf, isOurs, isSame } from './content-of.ts';

/** On the box that nodes were moved into: the text of the comment that marks their place. */
export const boxAttribute = 'data-aw-from';

/** Nodes that the page wrote, and that a widget shows. */
const ofPage = new WeakSet<Node>();

/** Whether a node within a widget is one that the page wrote, or inside one. */
export function isPageNode(node: Node, widget: Node): boolean {
  for (let place: Node | null = node; place && place !== widget; place = place.parentNode)
    if (ofPage.has(place)) return true;
  return false;
}

interface Move {
  readonly mark: Comment;
  /** What the author wrote around the mark. */
  readonly seen: readonly ChildNode[];
  readonly moveBack: () => void;
}

/** What a widget shows of the page's nodes elsewhere, in the order in which it was moved. */
interface Shown {
  readonly moves: Set<Move>;
  /** Nodes that answer for them, with the undo of each. */
  readonly answering: Map<Node, () => void>;
  /** Takes away what a framework may still hold in its hands: marks, ends of boxes, and what boxes answer. */
  readonly left: (() => void)[];
  /** The page has changed something, so that everything is back. */
  isBack: boolean;
  onMutation: () => void;
}

const shown = new WeakMap<Element, Shown>();

/** Calls back once the page has changed the children of an element from which, or to which, nodes were moved. */
export function watchMoves(widget: Element, onMutation: () => void): void {
  shownIn(widget).onMutation = onMutation;
}

let count = 0;

/**
 * Moves siblings into an empty box without losing listeners or typed text. As soon as the page changes one of them,
 * all nodes that the widget shows go back first: frameworks walk from sibling to sibling, and none has its nodes in
 * several boxes. Returns a function that moves back everything that is in the box by then.
 */
export function moveNodes(nodes: readonly ChildNode[], box: Element): () => void {
  const [first] = nodes;
  const parent = first?.parentNode;
  if (!(parent instanceof Element)) return () => {};
  const widget = box.closest('.aw-root') ?? box;
  const all = shownIn(widget);
  const mark = document.createComment(`aw-${++count}`);
  Node.prototype.insertBefore.call(parent, mark, first ?? null);
  boxes.set(mark, box);
  box.setAttribute(boxAttribute, mark.data);
  answerFromNowOn(parent, widget);
  transfer(nodes, box);
  const stopAnswering = answerForBox(box, widget);
  const unwatch = [parent, box].map((element) => watchContent(element, all.onMutation));
  const moveBack = () => {
    if (!all.moves.delete(move)) return;
    unwatch.forEach((undo) => undo());
    boxes.delete(mark);
    box.removeAttribute(boxAttribute);
    if (mark.parentNode) transfer(childNodesOf(box), mark.parentNode, mark.nextSibling);
    else box.replaceChildren(); // the page has removed everything between two others
    all.left.push(stopAnswering, () => mark.replaceWith());
  };
  const move = { mark, seen: contentOf(parent, widget), moveBack };
  all.moves.add(move);
  return () => {
    moveBack();
    clear(all);
  };
}

/**
 * The nodes that a framework walks over answer: an element, and its children, moved or not, as a comment or an empty
 * text often is where one of its parts begins or ends.
 */
function answerFromNowOn(parent: Element, widget: Element): void {
  const { answering } = shownIn(widget);
  const answer = () => moveBackForPage(widget);
  for (const node of [parent, ...childNodesOf(parent)]) {
    const isOwn = node === widget || isOurs(node) || boxes.has(node);
    if (!isOwn && !answering.has(node)) answering.set(node, answerFor(node, answer));
  }
}

/**
 * A framework that has taken a box for the parent of its nodes acts on their own parent. An empty text stands after the
 * last node, and leads to what follows in the page. Returns the undo.
 */
function answerForBox(box: Element, widget: Element): () => void {
  const end = document.createTextNode('');
  box.append(end);
  const stopAnswering = answerFor(box, (child) => {
    moveBackForPage(widget);
    const next = child ?? end;
    return next.parentNode ? [next.parentNode, next] : undefined;
  });
  return () => {
    stopAnswering();
    end.replaceWith();
  };
}

/** Moves back whatever is shown within a widget. */
export function moveAllBack(widget: Element): void {
  const all = shownIn(widget);
  for (const { moveBack } of [...all.moves].reverse()) moveBack();
  clear(all);
}

/** Whether the page has changed, since this was last asked, something that is shown within a widget. */
export function hasLostNodes(widget: Element): boolean {
  const all = shownIn(widget);
  const { isBack } = all;
  all.isBack = false;
  const isOtherNow = ({ mark, seen }: Move) =>
    !mark.parentElement || !isSame(seen, contentOf(mark.parentElement, widget));
  return isBack || [...all.moves].some(isOtherNow);
}

/** Moves nodes in front of `before`, at the end by default: in place if both are in the page. */
export function transfer(nodes: readonly ChildNode[], target: Node, before: ChildNode | null = null): void {
  const focused = document.activeElement;
  const keepModal = modalDialogsIn(nodes);
  for (const node of nodes) {
    ofPage.add(node);
    move(node, target, before);
  }
  keepModal();
  if (focused !== document.activeElement && target.contains(focused))
    (focused as HTMLElement).focus({ preventScroll: true });
}

function shownIn(widget: Element): Shown {
  const known = shown.get(widget);
  if (known) return known;
  const all: Shown = {
    moves: new Set(),
    answering: new Map(),
    left: [],
    isBack: false,
    onMutation: () => {},
  };
  shown.set(widget, all);
  return all;
}

/** Moves everything back before the page changes it. The page goes on from where it stands: marks stay until it is done. */
export function moveBackForPage(widget: Element): undefined {
  const all = shownIn(widget);
  if (all.moves.size === 0) return undefined;
  all.isBack = true;
  for (const { moveBack } of [...all.moves].reverse()) moveBack();
  queueMicrotask(() => {
    clear(all);
    all.onMutation();
  });
  return undefined;
}

function clear({ moves, answering, left }: Shown): void {
  for (const takeAway of left.splice(0)) takeAway();
  if (moves.size > 0) return;
  answering.forEach((undo) => undo());
  answering.clear();
}

/** A moved dialog stays open but is no longer modal and ignores Escape. Returns a function that makes it modal again. */
function modalDialogsIn(nodes: readonly ChildNode[]): () => void {
  const open = nodes.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<HTMLDialogElement>('dialog[open]')] : [],
  );
  const modal = open.filter((dialog) => dialog.matches(':modal'));
  return () => {
    for (const dialog of modal) {
      if (!dialog.isConnected || dialog.matches(':modal')) continue;
      dialog.removeAttribute('open'); // close() would send an event
      dialog.showModal();
    }
  };
}

/** By the browser's own methods, as the nodes may answer for what they show. */
function move(node: ChildNode, target: Node, before: ChildNode | null): void {
  const { moveBefore } = Element.prototype as MovesInPlace;
  if (moveBefore && target.isConnected && node.isConnected) moveBefore.call(target, node, before);
  else Node.prototype.insertBefore.call(target, node, before);
}
