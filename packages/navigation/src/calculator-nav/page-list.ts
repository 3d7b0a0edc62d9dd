/** The list that an editor has put in, and its entries. */
export interface PageList {
  readonly list: Element;
  readonly entries: readonly Element[];
}

/** The first list among nodes of the page, or in one of them. */
export function pageList(nodes: readonly ChildNode[]): PageList | undefined {
  const elements = nodes.filter((node) => node instanceof Element);
  const list = elements.map((element) => (element.matches('ul') ? element : element.querySelector('ul'))).find(Boolean);
  return list ? { list, entries: [...list.children].filter(({ localName }) => localName === 'li') } : undefined;
}
