/**
 * Where a site has its list in a `<details>`, a menu that works without scripts, the list alone: the widget is what folds it.
 * Else all that it was given.
 */
export function unfold(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const elements = nodes.filter((node) => node instanceof Element);
  const details = elements.map((element) => (element.matches('details') ? element : element.querySelector('details')));
  const list = details.map((element) => element?.querySelector('ul')).find(Boolean);
  return list ? [list] : nodes;
}
