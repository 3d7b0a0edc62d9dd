/** Calls `place` before the next paint after anything may have moved; returns a function that requests it. */
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
