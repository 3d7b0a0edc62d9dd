import { watchSize } from './watch-size.ts';

/** Milliseconds without scrolling, after which the page is at rest. */
const restMs = 150;

/**
 * Calls `listener` once the page is at rest: after it was scrolled, or the window or one of the elements was resized,
 * and first when they have been measured. Returns the undo.
 */
export function watchRest(elements: readonly Element[], listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const atRest = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, restMs);
  };
  const unwatch = watchSize(elements, atRest);
  addEventListener('scroll', atRest, { passive: true });
  addEventListener('resize', atRest);
  return () => {
    clearTimeout(timer);
    unwatch();
    removeEventListener('scroll', atRest);
    removeEventListener('resize', atRest);
  };
}
