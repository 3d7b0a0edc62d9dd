import { isElement } from './example-host.ts';

/** A block as an InnerBlocks template has it: name, attributes, and the blocks inside. */
export type TemplateBlock = readonly [
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  inner: readonly TemplateBlock[],
];

/** Turns the content of an example into core blocks, so that editors change it as they change any text. */
export function contentBlocks(nodes: readonly ChildNode[]): TemplateBlock[] {
  return nodes.filter((node) => node.nodeType !== 3 || node.textContent?.trim()).map(toBlock);
}

function toBlock(node: ChildNode): TemplateBlock {
  if (!isElement(node)) return ['core/paragraph', { content: node.textContent?.trim() ?? '' }, []];
  const { localName } = node;
  if (localName === 'p') return ['core/paragraph', { content: node.innerHTML }, []];
  if (/^h[1-6]$/.test(localName))
    return ['core/heading', { level: Number(localName[1]), content: node.innerHTML }, []];
  if (localName === 'ul') return ['core/list', {}, [...node.children].filter(isElement).map(toListItem)];
  if (localName === 'a' && !node.querySelector('img'))
    return ['core/paragraph', { content: node.outerHTML }, []];
  return ['core/html', { content: node.outerHTML }, []];
}

function toListItem(item: HTMLElement): TemplateBlock {
  const lists = [...item.children].filter((child): child is HTMLElement => child.localName === 'ul');
  const words = [...item.childNodes].filter((node) => !lists.includes(node as HTMLElement));
  const content = words.map((node) => (isElement(node) ? node.outerHTML : (node.textContent ?? ''))).join('');
  return ['core/list-item', { content: content.trim() }, contentBlocks(lists)];
}
