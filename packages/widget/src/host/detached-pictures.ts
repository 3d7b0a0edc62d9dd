import { unshadowed } from '@adviser-widgets/core/internal';

/**
 * Chromium keeps what moves outside the document alive if it has a `<picture>`: its sources listen to the window from
 * when they are inserted into any tree until they are removed from one. Call it after such moves.
 */
export function releasePictures(element: Element): void {
  const own = unshadowed(element);
  const top = own.getRootNode();
  if (own.isConnected || !(top instanceof Element) || !own.querySelector('picture')) return;
  const tree = document.createDocumentFragment();
  tree.append(top);
  unshadowed(top).replaceWith();
}
