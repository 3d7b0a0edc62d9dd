import { firstAmong } from '@adviser-widgets/widget/react';

/** The list that an editor has put in, and its entries. */
export interface PageList {
  readonly list: Element;
  readonly entries: readonly Element[];
}

/** The first list among nodes of the page, or in one of them. */
export function pageList(nodes: readonly ChildNode[]): PageList | undefined {
  const list = firstAmong(nodes, 'ul');
  return list ? { list, entries: [...list.children].filter(({ localName }) => localName === 'li') } : undefined;
}
