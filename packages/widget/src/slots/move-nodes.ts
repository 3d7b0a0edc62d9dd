/** Keeps the state of frames, videos and the focus: Chrome 133, Firefox 144. */
type MovesInPlace = Element & { readonly moveBefore?: (node: Node, child: Node | null) => void };

/** Nodes that the page wrote, and that a widget shows. */
const ofPage = new WeakSet<Node>();

/** Whether a node within a widget is one that the page wrote, or inside one. */
export function isPageNode(node: Node, widget: Node): boolean {
  for (let place: Node | null = node; place && place !== widget; place = place.parentNode)
    if (ofPage.has(place)) return true;
  return false;
}

/**
 * Moves nodes without losing listeners or typed text. Returns a function that moves them back, except those
 * that the page has taken elsewhere since (R25).
 */
export function moveNodes(nodes: readonly ChildNode[], target: Element): () => void {
  const focused = document.activeElement;
  const keepModal = modalDialogsIn(nodes);
  const marks = nodes.map((node) => {
    const mark = document.createComment('');
    node.before(mark);
    move(node, target);
    ofPage.add(node);
    return mark;
  });
  keepModal();
  if (focused !== document.activeElement && target.contains(focused))
    (focused as HTMLElement).focus({ preventScroll: true });
  return () => {
    const keepModalOnReturn = modalDialogsIn(nodes);
    nodes.forEach((node, index) => marks[index]?.replaceWith(...(target.contains(node) ? [node] : [])));
    keepModalOnReturn();
  };
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

function move(node: ChildNode, target: MovesInPlace): void {
  if (target.moveBefore && target.isConnected && node.isConnected) target.moveBefore(node, null);
  else target.append(node);
}
