/** `element.closest(selector)`, also of a form in which a field named `closest` hides the method. */
export function closest<Found extends Element = HTMLElement>(
  element: Element,
  selector: string,
): Found | null {
  return Element.prototype.closest.call<Element, [string], Found | null>(element, selector);
}
