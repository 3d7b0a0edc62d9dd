/** Returns `document.head`, even if an element with `name="head"` shadows the property. */
export function pageHead(): HTMLElement {
  return partOf('head');
}

/** Returns `document.documentElement`, even if an element shadows the property. */
export function pageRoot(): HTMLElement {
  return partOf('documentElement');
}

function partOf(name: 'head' | 'documentElement'): HTMLElement {
  return Reflect.get(Document.prototype, name, document) as HTMLElement; // an HTML document has both
}
