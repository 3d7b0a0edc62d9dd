type Listener = (top: number) => void;

const listeners = new Set<Listener>();
let frame = 0;

/**
 * Calls back with how far the page is scrolled, in CSS pixels, at most once a frame and with one listener for all;
 * at the start too, and again in the frame after: where a page goes away from a place and back to it within a frame,
 * browsers tell of neither.
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
