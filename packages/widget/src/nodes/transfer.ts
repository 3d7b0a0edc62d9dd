import { unshadowed } from '@adviser-widgets/core/internal';

/** Keeps the state of frames, videos and the focus: Chrome 133, Firefox 144. */
export type MovesInPlace = Node & { moveBefore?: (node: Node, child: Node | null) => void };

/** Nodes that the page wrote, and that a widget shows. */
const ofPage = new WeakSet<Node>();

/** Whether a node within a widget is one that the page wrote, or inside one. */
export function isPageNode(node: Node, widget: Node): boolean {
  for (let place: Node | null = node; place && place !== widget; place = unshadowed(place).parentNode)
    if (ofPage.has(place)) return true;
  return false;
}

/** Moves nodes of the page in front of `before`, at the end by default: in place if both are in the page. */
export function transfer(nodes: readonly ChildNode[], target: Node, before: ChildNode | null = null): void {
  const focused = document.activeElement;
  const keepModal = modalDialogsIn(nodes);
  for (const node of nodes) {
    ofPage.add(node);
    move(node, target, before);
  }
  keepModal();
  if (focused !== document.activeElement && unshadowed(target).contains(focused))
    (focused as HTMLElement).focus({ preventScroll: true });
}

/** A moved dialog stays open but is no longer modal and ignores Escape. Returns a function that makes it modal again. */
function modalDialogsIn(nodes: readonly ChildNode[]): () => void {
  const open = nodes.flatMap((node) =>
    node instanceof Element ? [...unshadowed(node).querySelectorAll<HTMLDialogElement>('dialog[open]')] : [],
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

/** By the browser's own methods, as changes to the nodes may be intercepted. */
function move(node: ChildNode, target: Node, before: ChildNode | null): void {
  const { insertBefore } = Node.prototype;
  const { moveBefore = insertBefore } = Element.prototype as MovesInPlace;
  try {
    moveBefore.call(target, node, before);
  } catch {
    insertBefore.call(target, node, before); // one of both is outside the page, or a polyfill has its own that throws
  }
}
