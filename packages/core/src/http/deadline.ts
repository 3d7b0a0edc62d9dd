/** Milliseconds for what has arrived while the page stood still and no timer could run. */
const graceMs = 1000;

/**
 * Calls `onOver` after `limit` ms, and a moment later if the page stood still until then: an answer that has arrived counts,
 * however late our timers run (R58). Returns what stops it.
 */
export function startDeadline(limit: number, onOver: () => void): () => void {
  const latest = performance.now() + limit + graceMs;
  let timer = setTimeout(() => {
    if (performance.now() < latest) return onOver();
    timer = setTimeout(onOver, graceMs);
  }, limit);
  return () => clearTimeout(timer);
}
