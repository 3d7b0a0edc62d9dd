/** Sets an attribute of an element of the page, or takes it off for `null`. Returns the undo. */
export function lendAttribute(element: Element, name: string, value: string | null): () => void {
  const before = element.getAttribute(name);
  put(element, name, value);
  return () => put(element, name, before);
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
