import { isRendered } from '@adviser-widgets/core/internal';
import { watchSize } from '../observe/watch-size.ts';

/** Calls `onHidden` when the page hides, folds or skips what an element is in. Returns the undo. */
export function whenHidden(element: Element, onHidden: () => void): () => void {
  const check = () => {
    if (element.isConnected && !isRendered(element)) onHidden();
  };
  const unwatch = watchSize([element], check);
  // What the page skips has no new size.
  const observer = new IntersectionObserver(check);
  observer.observe(element);
  return () => {
    unwatch();
    observer.disconnect();
  };
}
