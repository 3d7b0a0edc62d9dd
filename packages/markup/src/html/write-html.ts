import { unshadowed } from '@adviser-widgets/core/internal';

/** Name and value. */
export type WrittenAttribute = readonly [name: string, value: string];

/** Void elements: no content and no end tag. */
const empty = [
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
];
/** Elements whose text is not escaped. */
const raw = ['script', 'style'];

/** An element's attributes, unchanged. */
export function attributesOf(element: Element): WrittenAttribute[] {
  return [...unshadowed(element).attributes].map(({ name, value }) => [name, value]);
}

/**
 * Writes a node as HTML that survives a CMS: WordPress takes a bare `<` or `>` in a value for the end of the
 * tag, and `[gallery]` for a shortcode; template engines take `{{name}}` for a variable.
 */
export function writeHtml(
  node: Node,
  attributesOf: (element: Element) => readonly WrittenAttribute[],
): string {
  if (node instanceof Element) return writeElement(node, attributesOf);
  if (node instanceof Comment) return `<!--${node.data}-->`;
  const { textContent, parentElement: parent } = node;
  const text = textContent ?? '';
  return raw.includes(parent ? unshadowed(parent).localName : '') ? text : escape(text);
}

function writeElement(
  element: Element,
  attributesOf: (element: Element) => readonly WrittenAttribute[],
): string {
  const attributes = attributesOf(element).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  const { localName } = unshadowed(element);
  const start = `<${localName}${attributes.join('')}>`;
  if (empty.includes(localName)) return start;
  const content = element instanceof HTMLTemplateElement ? element.content : element;
  const children = [...unshadowed(content).childNodes].map((child) => writeHtml(child, attributesOf));
  return `${start}${children.join('')}</${localName}>`;
}

function escapeValue(value: string): string {
  const escaped = escape(value).replaceAll('"', '&quot;');
  return escaped.replace(/\[(?=\/?[a-z])/gi, '&#91;').replaceAll('{{', '&#123;&#123;');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}
