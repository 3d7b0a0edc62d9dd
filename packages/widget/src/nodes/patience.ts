/** Times in a row, each within a second of the last. */
const mostUndone = 20;

/** Returns false once the page undoes our work again and again: insisting would hang it. */
export function createPatience(): () => boolean {
  let count = 0;
  let last = 0;
  return () => {
    const now = performance.now();
    count = now - last < 1000 ? count + 1 : 1;
    last = now;
    return count <= mostUndone;
  };
}
