import { answerFor, type MovesInPlace } from './answer-for.ts';

/** On the box that nodes were moved into: the text of the comments that mark their places. */
export const boxAttribute = 'data-aw-from';

/** Elements of ours among the page's nodes, for copies to leave out. */
export const oursAttribute = 'data-aw-own';

/** Nodes that the page wrote, and that a widget shows. */
const ofPage = new WeakSet<Node>();

interface Move {
  readonly nodes: readonly ChildNode[];
  readonly moveBack: () => void;
}

/** What has been moved, by the box that it is in. */
const moves = new Map<Element, Move>();

const marked = new WeakMap<Node, ChildNode>();

let count = 0;

/** Whether a comment marks the place of a node that has been moved; copies of it do not. */
export function isMark(node: Node): boolean {
  return marked.has(node);
}

/** Returns the node whose place a comment marks, or the node itself. */
export function markedBy(node: ChildNode): ChildNode {
  return marked.get(node) ?? node;
}

/** Whether a node within a widget is one that the page wrote, or inside one. */
export function isPageNode(node: Node, widget: Node): boolean {
  for (let place: Node | null = node; place && place !== widget; place = place.parentNode)
    if (ofPage.has(place)) return true;
  return false;
}

/**
 * Moves nodes into an empty box without losing listeners or typed text. Their parent acts for them meanwhile (R36).
 * Returns a function that moves back everything that is in the box by then.
 */
export function moveNodes(nodes: readonly ChildNode[], box: Element): () => void {
  const name = `aw-${++count}`;
  const marks = new Map(nodes.map((node) => [node, markPlace(node, { name, box })]));
  box.setAttribute(boxAttribute, name);
  transfer(nodes, box);
  const moveBack = () => {
    if (moves.get(box)?.moveBack !== moveBack) return;
    moves.delete(box);
    box.removeAttribute(boxAttribute);
    marks.forEach(({ stopAnswering }) => stopAnswering());
    returnAll(box, marks);
  };
  moves.set(box, { nodes, moveBack });
  return moveBack;
}

/** Moves back whatever is shown within a widget. */
export function moveAllBack(widget: Element): void {
  for (const [box, { moveBack }] of [...moves].reverse()) if (widget.contains(box)) moveBack();
}

/** Whether the page has taken away something that is shown within a widget. */
export function hasLostNodes(widget: Element): boolean {
  return [...moves].some(
    ([box, { nodes }]) => widget.contains(box) && nodes.some((node) => !box.contains(node)),
  );
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

interface Place {
  readonly mark: Comment;
  readonly stopAnswering: () => void;
}

function markPlace(node: ChildNode, { name, box }: { name: string; box: Element }): Place {
  const mark = document.createComment(name);
  const parent = node.parentNode;
  marked.set(mark, node);
  node.before(mark);
  const standIn = (asked: Node) => (asked === node && box.contains(node) ? mark : undefined);
  return { mark, stopAnswering: parent ? answerFor(parent, standIn) : () => {} };
}

/** What the page has put into the box goes with the node before it. What has lost its place is not kept. */
function returnAll(box: Element, marks: ReadonlyMap<ChildNode, Place>): void {
  let [place] = marks.values();
  for (const node of [...box.childNodes]) {
    place = marks.get(node) ?? place;
    const parent = place?.mark.parentNode;
    if (parent) transfer([node], parent, place?.mark);
  }
  marks.forEach(({ mark }) => mark.replaceWith());
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

function move(node: ChildNode, target: MovesInPlace, before: ChildNode | null): void {
  if (target.moveBefore && target.isConnected && node.isConnected) target.moveBefore(node, before);
  else target.insertBefore(node, before);
}
