/** Name and value. */
export type WrittenAttribute = readonly [name: string, value: string];

/** Elements without content and end tag. */
const empty = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];
/** Their text is not escaped. */
const raw = ['script', 'style'];

/**
 * Writes a node as HTML that survives a CMS: besides `&` and quotes, `<` and `>` inside values are
 * escaped too, as WordPress takes a bare one for the end of the tag.
 */
export function writeHtml(node: Node, attributesOf: (element: Element) => readonly WrittenAttribute[]): string {
  if (node instanceof Element) return writeElement(node, attributesOf);
  if (node instanceof Comment) return `<!--${node.data}-->`;
  const text = node.textContent ?? '';
  return raw.includes(node.parentElement?.localName ?? '') ? text : escape(text);
}

function writeElement(element: Element, attributesOf: (element: Element) => readonly WrittenAttribute[]): string {
  const attributes = attributesOf(element).map(([name, value]) => ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`);
  const start = `<${element.localName}${attributes.join('')}>`;
  if (empty.includes(element.localName)) return start;
  const content = element instanceof HTMLTemplateElement ? element.content : element;
  const children = Array.from(content.childNodes, (child) => writeHtml(child, attributesOf));
  return `${start}${children.join('')}</${element.localName}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}
