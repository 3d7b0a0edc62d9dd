/**
 * Calls `listener` when the elements have been measured for the first time, and whenever one has got another size,
 * each time in the next frame: to change sizes among a ResizeObserver's notices is an error that the page's own
 * monitoring reports. Returns the undo.
 */
export function watchSize(elements: readonly Element[], listener: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
