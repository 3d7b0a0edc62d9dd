import { unshadowed } from '@adviser-widgets/core/internal';

/** Elements of ours among the page's nodes, for copies to leave out. */
export const ownAttribute = 'data-aw-own';

/** By identity, as copies have the attribute too. */
const own = new WeakSet<Node>();

/** By the comment that marks their place: the box with the nodes that a widget shows elsewhere. */
export const boxes = new WeakMap<Node, Element>();

/** Marks an element that a widget puts among the page's nodes. */
export function markOwn(made: Element): void {
  own.add(made);
  made.setAttribute(ownAttribute, '');
}

/** Returns true for an element that a widget has put among the page's nodes. */
export function isOurs(node: Node): boolean {
  return own.has(node);
}

/** Returns what the author wrote among an element's children: elements and texts, also those that a widget shows. */
export function contentOf(element: Element, root?: Element): readonly ChildNode[] {
  return childNodesOf(element).flatMap((node) => {
    const box = boxes.get(node);
    if (box) return contentOf(box);
    return node !== root && isContent(node) && !isOurs(node) ? [node] : [];
  });
}

export function childNodesOf(node: Node): ChildNode[] {
  return [...unshadowed(node).childNodes];
}

/** Returns true for an element, and for a text that is more than white space. */
export function isContent(node: Node): boolean {
  return node instanceof Element || (node instanceof Text && node.data.trim() !== '');
}

export function isSame(some: readonly ChildNode[], others: readonly ChildNode[]): boolean {
  return some.length === others.length && some.every((node, index) => node === others[index]);
}

/** Returns the nodes that the author wrote, white space and comments too. */
export function withoutOurs(nodes: Iterable<ChildNode>): ChildNode[] {
  return [...nodes].filter((node) => !isOurs(node));
}
