import { firstAmong } from '@adviser-widgets/widget/react';

export interface PageList {
  readonly list: Element;
  readonly entries: readonly Element[];
}

export function pageList(nodes: readonly ChildNode[]): PageList | undefined {
  const list = firstAmong(nodes, 'ul');
  return list
    ? { list, entries: [...list.children].filter(({ localName }) => localName === 'li') }
    : undefined;
}
