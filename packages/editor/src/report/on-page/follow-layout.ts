/**
 * Calls `place` before the next paint after anything on the page may have moved. Returns a function that
 * requests a call.
 */
export function followLayout(place: () => void): () => void {
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, schedule, { capture: true, passive: true });
  new ResizeObserver(schedule).observe(document.documentElement);
  return schedule;
}
