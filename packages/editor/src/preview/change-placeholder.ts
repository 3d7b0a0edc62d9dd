interface Change {
  /** As it stands on the page, with its widget. */
  readonly current: Element;
  /** What it was made from. */
  readonly written: Element;
  readonly next: Element;
}

/**
 * Where nothing but attributes has changed, changes them on the live placeholder, whose widget follows (contract section 1);
 * false where it has to be put in anew.
 */
export function changePlaceholder({ current, written, next }: Change): boolean {
  if (widgetOf(written) !== widgetOf(next) || !holdsSame(written, next)) return false;
  for (const name of written.getAttributeNames()) if (!next.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value } of next.attributes) if (current.getAttribute(name) !== value) current.setAttribute(name, value);
  return true;
}

function widgetOf(element: Element): string {
  return `${element.localName} ${element.getAttribute('data-widget')}`;
}

function holdsSame(a: Element, b: Element): boolean {
  return a.childNodes.length === b.childNodes.length && Array.from(a.childNodes).every((node, index) => node.isEqualNode(b.childNodes.item(index)));
}
