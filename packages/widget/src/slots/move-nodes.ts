/** Keeps the state of frames, videos and the focus: Chrome 133, Firefox 144. */
type MovesInPlace = Element & { readonly moveBefore?: (node: Node, child: Node | null) => void };

/**
 * Moves nodes without losing listeners or typed text. Returns a function that moves them back, except those
 * that the page has taken elsewhere since (R25).
 */
export function moveNodes(nodes: readonly ChildNode[], target: Element): () => void {
  const focused = document.activeElement;
  const marks = nodes.map((node) => {
    const mark = document.createComment('');
    node.before(mark);
    move(node, target);
    return mark;
  });
  if (focused !== document.activeElement && target.contains(focused))
    (focused as HTMLElement).focus({ preventScroll: true });
  return () =>
    nodes.forEach((node, index) => marks[index]?.replaceWith(...(target.contains(node) ? [node] : [])));
}

function move(node: ChildNode, target: MovesInPlace): void {
  if (target.moveBefore && target.isConnected && node.isConnected) target.moveBefore(node, null);
  else target.append(node);
}
