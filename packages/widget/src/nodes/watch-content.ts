type OnChanged = () => void;

interface Watcher {
  readonly onChanged: OnChanged;
}

const watched = new WeakMap<Node, Set<Watcher>>();
let observer: MutationObserver | undefined;

/**
 * Calls back once the children of an element have changed, before the page is drawn. One observer serves all; a
 * function that watches several elements, or one several times, is called once.
 */
export function watchContent(host: Element, onChanged: OnChanged): () => void {
  observer ??= new MutationObserver((records) => {
    const watchers = records.flatMap(({ target }) => [...(watched.get(target) ?? [])]);
    new Set(watchers.map(({ onChanged }) => onChanged)).forEach((onChanged) => onChanged());
  });
  const all = watched.get(host) ?? new Set();
  const own = { onChanged };
  watched.set(host, all.add(own));
  observer.observe(host, { childList: true });
  return () => {
    all.delete(own);
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
