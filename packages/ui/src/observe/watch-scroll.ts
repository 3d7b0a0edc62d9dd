type Listener = (top: number) => void;

const listeners = new Set<Listener>();
let frame = 0;

/**
 * Calls `listener` with the page's scroll position in CSS pixels, at most once a frame. All listeners share
 * one event listener. Calls at the start too, and again in the next frame: if a page scrolls away and back
 * within a frame, browsers report neither.
 *
 * @returns the undo
 */
export function watchScroll(listener: Listener): () => void {
  if (listeners.size === 0) addEventListener('scroll', schedule, { passive: true });
  listeners.add(listener);
  listener(scrollY);
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('scroll', schedule);
    cancelAnimationFrame(frame);
    frame = 0;
  };
}

function schedule(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    for (const listener of [...listeners]) listener(scrollY);
  });
}
