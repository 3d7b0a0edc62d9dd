import { firstAmong } from '@adviser-widgets/widget/react';

export interface PageList {
  readonly list: Element;
  readonly entries: readonly Element[];
  /** With what stands between the entries. */
  readonly children: readonly ChildNode[];
}

export function pageList(nodes: readonly ChildNode[]): PageList | undefined {
  const list = firstAmong(nodes, 'ul');
  return list
    ? {
        list,
        entries: [...list.children].filter(({ localName }) => localName === 'li'),
        children: [...list.childNodes],
      }
    : undefined;
}
