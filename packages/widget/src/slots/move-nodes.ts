/** Elements that can move nodes without resetting their state: Chrome 133, Firefox 144. */
type MovesInPlace = Element & { readonly moveBefore?: (node: Node, child: Node | null) => void };

/**
 * Moves nodes of the page into `target`. It never copies, so listeners, typed text and custom elements
 * survive. With `moveBefore`, frames, videos and the focus keep their state too; elsewhere the focus is
 * restored.
 *
 * @returns moves each node back to where it came from
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
  return () => marks.forEach((mark, index) => mark.replaceWith(nodes[index] ?? ''));
}

function move(node: ChildNode, target: MovesInPlace): void {
  if (target.moveBefore && target.isConnected && node.isConnected) target.moveBefore(node, null);
  else target.append(node);
}
