/** Placeholders as their authors wrote them. */
export interface Originals {
  /** The element itself while it has its own content, otherwise a copy from before the mount. */
  of(element: HTMLElement): Element;
}

/** Copies each element now, and every later placeholder right before it mounts. */
export function keepOriginals(elements: Iterable<HTMLElement>): Originals {
  const copies = new WeakMap<Element, Element>();
  // A separate document, in which nothing in a copy loads or runs.
  const store = document.implementation.createHTMLDocument('');
  const keep = (element: Element) => {
    if (!copies.has(element) && !isMounted(element)) copies.set(element, store.importNode(element, true));
  };
  for (const element of elements) keep(element);
  window.addEventListener('aw:loading', (event) => keepTarget(event, keep), { capture: true });
  return { of: (element) => (isMounted(element) ? (copies.get(element) ?? element) : element) };
}

function isMounted(element: Element): boolean {
  return [...element.children].some((child) => child.classList.contains('aw-root'));
}

function keepTarget(event: Event, keep: (element: Element) => void): void {
  const [target] = event.composedPath(); // inside a shadow root too
  if (target instanceof Element) keep(target);
}
