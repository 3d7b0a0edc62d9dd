/** `document.head`, also where elements with `name="head"` stand before the property. */
export function pageHead(): HTMLElement {
  return partOf('head');
}

/** `document.documentElement`, in the same way. */
export function pageRoot(): HTMLElement {
  return partOf('documentElement');
}

function partOf(name: 'head' | 'documentElement'): HTMLElement {
  return Reflect.get(Document.prototype, name, document) as HTMLElement; // a document of HTML has both
}
