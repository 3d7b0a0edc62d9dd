/** Returns `document.head`, even if an element with `name="head"` shadows the property. */
export function pageHead(): HTMLElement {
  return readDocument('head');
}

/** Returns `document.documentElement`, even if an element shadows the property. */
export function pageRoot(): HTMLElement {
  return readDocument('documentElement');
}

/** Reads a property of the document, even if an element shadows it or a library has replaced `Document`. */
export function readDocument<Name extends 'head' | 'body' | 'documentElement' | 'currentScript'>(
  name: Name,
): Document[Name] {
  const prototype = Object.getPrototypeOf(document) as object;
  return Reflect.get(prototype, name, document) as Document[Name];
}

/** `element.closest(selector)`, also of a form in which a field named `closest` hides the method. */
export function closest<Found extends Element = HTMLElement>(
  element: Element,
  selector: string,
): Found | null {
  return Element.prototype.closest.call<Element, [string], Found | null>(element, selector);
}
