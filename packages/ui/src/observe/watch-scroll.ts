type Listener = (top: number) => void;

const listeners = new Set<Listener>();
let frame = 0;

/**
 * Calls `listener` with the scroll position in CSS pixels: now, in the next frame, and at most once a frame.
 * Browsers don't report a page that scrolls away and back within a frame. Returns the undo.
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
