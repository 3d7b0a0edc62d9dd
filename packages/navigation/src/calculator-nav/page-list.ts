import { firstAmong, withoutOurs } from '@adviser-widgets/widget/react/internal';

export interface PageList {
  readonly list: Element;
  readonly entries: readonly Element[];
  /** With what stands between the entries. */
  readonly children: readonly ChildNode[];
}

export function pageList(nodes: readonly ChildNode[]): PageList | undefined {
  const list = firstAmong(nodes, 'ul');
  if (!list) return undefined;
  const children = withoutOurs(list.childNodes);
  const isEntry = (node: ChildNode): node is Element => node instanceof Element && node.localName === 'li';
  return { list, entries: children.filter(isEntry), children };
}
