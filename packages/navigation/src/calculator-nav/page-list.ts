import { firstAmong } from '@adviser-widgets/widget/react';

/** The editor's list and its entries. */
export interface PageList {
  readonly list: Element;
  readonly entries: readonly Element[];
}

/** Returns the first list in the page's nodes. */
export function pageList(nodes: readonly ChildNode[]): PageList | undefined {
  const list = firstAmong(nodes, 'ul');
  return list
    ? { list, entries: [...list.children].filter(({ localName }) => localName === 'li') }
    : undefined;
}
