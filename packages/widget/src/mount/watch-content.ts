type OnChanged = () => void;

const watched = new WeakMap<Node, OnChanged>();
let observer: MutationObserver | undefined;

/** Calls back once the children of an element have changed, before the page is drawn. One observer serves all. */
export function watchContent(host: Element, onChanged: OnChanged): () => void {
  observer ??= new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target))) watched.get(target)?.();
  });
  watched.set(host, onChanged);
  observer.observe(host, { childList: true });
  return () => {
    if (watched.get(host) === onChanged) watched.delete(host);
  };
}

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
