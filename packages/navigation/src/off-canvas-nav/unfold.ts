import { firstAmong } from '@adviser-widgets/widget/content';

/**
 * Where a site has its list in a `<details>`, a menu that works without scripts, the list alone: the widget is what folds it.
 * Else all that it was given.
 */
export function unfold(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const list = firstAmong(nodes, 'details')?.querySelector('ul');
  return list ? [list] : nodes;
}
