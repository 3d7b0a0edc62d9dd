interface Change {
  readonly current: Element;
  readonly written: Element;
  readonly next: Element;
}

/** Returns false if more than attributes differ: the placeholder has to be inserted again. */
export function changePlaceholder({ current, written, next }: Change): boolean {
  if (widgetOf(written) !== widgetOf(next) || !hasSameContent(written, next)) return false;
  for (const name of written.getAttributeNames()) if (!next.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
  return true;
}

function widgetOf(element: Element): string {
  return `${element.localName} ${element.getAttribute('data-widget')}`;
}

function hasSameContent(a: Element, b: Element): boolean {
  return (
    a.childNodes.length === b.childNodes.length &&
    Array.from(a.childNodes).every((node, index) => node.isEqualNode(b.childNodes.item(index)))
  );
}
