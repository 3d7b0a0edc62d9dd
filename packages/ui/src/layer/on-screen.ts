/**
 * Has something only on screens: what `start` does is undone while the page prints, where the window has no edges.
 *
 * @param start Returns its undo.
 * @returns the undo of all
 */
export function onScreen(start: () => () => void): () => void {
  let stop = start();
  const leave = () => stop();
  const enter = () => {
    stop = start();
  };
  addEventListener('beforeprint', leave);
  addEventListener('afterprint', enter);
  return () => {
    removeEventListener('beforeprint', leave);
    removeEventListener('afterprint', enter);
    stop();
  };
}
