/** Returns an inert template with a copy of the author's nodes, for copies and saved pages (R25). */
export function keepContent(nodes: readonly Node[]): HTMLTemplateElement {
  const kept = document.createElement('template');
  kept.className = 'aw-kept';
  kept.content.append(copyContent(nodes));
  return kept;
}

/** Copies nodes into a document in which nothing loads or runs. Placeholders among them are as written. */
export function copyContent(nodes: readonly Node[]): DocumentFragment {
  const store = document.createElement('template').content;
  for (const node of nodes) store.append(store.ownerDocument.importNode(node, true));
  for (const nested of store.querySelectorAll<HTMLElement>('[data-widget-state]')) {
    restoreCopy(nested);
    clearState(nested);
  }
  return store;
}

/** Puts the author's content back where a copy or a saved page has the dead markup of a widget. */
export function restoreCopy(host: HTMLElement): void {
  if (host.firstElementChild)
    for (const child of host.querySelectorAll(':scope > template.aw-kept, :scope > .aw-root'))
      child.replaceWith(...(isKept(child) ? keptNodes(child) : []));
  // After a link, and after a paragraph in reopened HTML, where the parser allows no widget inside.
  const next = host.nextElementSibling;
  // A control named `id` or `getAttribute` would hide its form's own.
  if (!next || !Element.prototype.getAttribute.call(next, 'id')?.startsWith(rootId)) return;
  next.replaceWith();
  if (host.localName === 'a') host.style.removeProperty('display');
}

/** Removes the attributes that the library writes to a placeholder. */
export function clearState({ dataset }: HTMLElement): void {
  delete dataset.widgetState;
  delete dataset.widgetVersion;
}

/** Whether a node is the template of `keepContent`, or a copy of it. */
export function isKept(node: Node): node is HTMLTemplateElement {
  return node instanceof HTMLTemplateElement && node.classList.contains('aw-kept');
}

/** Whether a node is the container of a widget, or a copy of one. */
export function isRoot(node: Node): boolean {
  return node instanceof Element && node.classList.contains('aw-root');
}

/** The nodes in a template, without scripts: they have run in the page, and it must be no way to run others. */
export function keptNodes({ content }: HTMLTemplateElement): readonly ChildNode[] {
  for (const script of content.querySelectorAll('script')) script.replaceWith();
  return [...content.childNodes];
}

/** The start of a container's id. With an id, libraries that morph pages never reuse it for another element. */
export const rootId = 'aw-root-';
