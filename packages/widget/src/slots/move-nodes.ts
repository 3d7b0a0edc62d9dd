/** Browsers that can move what stands in the page without restarting it: Chrome 133, Firefox 144. */
type MovesInPlace = Element & { readonly moveBefore?: (node: Node, child: Node | null) => void };

/**
 * Moves nodes of the page into `target`: never copies, so that listeners, typed text and custom elements survive.
 * Where the browser can move in place, so do frames, films and the focus; elsewhere the focus is given back.
 *
 * @returns puts each back where it came from
 */
export function moveNodes(nodes: readonly ChildNode[], target: Element): () => void {
  const focused = document.activeElement;
  const marks = nodes.map((node) => {
    const mark = document.createComment('');
    node.before(mark);
    move(node, target);
    return mark;
  });
  if (focused !== document.activeElement && target.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
  return () => marks.forEach((mark, index) => mark.replaceWith(nodes[index] ?? ''));
}

function move(node: ChildNode, target: MovesInPlace): void {
  if (target.moveBefore && target.isConnected && node.isConnected) target.moveBefore(node, null);
  else target.append(node);
}
