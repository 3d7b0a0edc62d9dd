import { compile } from 'css-select';
import { PageElement, type PageText } from './page-element.ts';

type Node = PageElement | PageText;

export type Test = (element: PageElement) => boolean;

const quoted = /"[^"]*"|'[^']*'/g;
/** css-select takes a selector that is not there for one that matches everything. */
const gap = /(?:[>+~,]|^)\s*(?:[,)]|$)/;

/** Throws for a selector that cannot be read. */
export function compileSelector(selector: string): Test {
  if (gap.test(selector.replace(quoted, ''))) throw new Error('a part of the selector is missing');
  return compile<Node, PageElement>(selector, { adapter, relativeSelector: false, cacheResults: false });
}

const adapter = {
  isTag: (node: Node): node is PageElement => node instanceof PageElement,
  getAttributeValue: (element: PageElement, name: string) => element.getAttribute(name) ?? undefined,
  getChildren: (node: Node) => (node instanceof PageElement ? node.childNodes : []),
  getName: ({ localName }: PageElement) => localName,
  getParent: ({ parentElement }: PageElement) => parentElement,
  getSiblings: (node: Node) => node.parentElement?.childNodes ?? [node],
  getText: ({ textContent }: Node) => textContent,
  hasAttrib: (element: PageElement, name: string) => element.hasAttribute(name),
  removeSubsets: (nodes: Node[]) => nodes.filter((node) => !nodes.some((other) => isInside(node, other))),
};

function isInside({ parentElement }: Node, other: Node): boolean {
  for (let element = parentElement; element; element = element.parentElement)
    if (element === other) return true;
  return false;
}
