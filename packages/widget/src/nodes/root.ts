import { unshadowed } from '@adviser-widgets/core/internal';

/** The start of a root's id. With an id, libraries that morph pages never reuse it for another element. */
export const rootId = 'aw-root-';

/** Whether a node is what a widget renders into, or a copy of one. */
export function isRoot(node: Node): boolean {
  return node instanceof Element && unshadowed(node).classList.contains('aw-root');
}

/** Returns the root of the widget that is mounted in a placeholder, or after a link; else the placeholder. */
export function rootOf(placeholder: HTMLElement): HTMLElement {
  const { nextElementSibling: next, localName, children } = unshadowed(placeholder);
  const places = localName === 'a' ? [next] : [...children].reverse();
  return (places.find((place) => place && isRoot(place)) as HTMLElement | undefined) ?? placeholder;
}
