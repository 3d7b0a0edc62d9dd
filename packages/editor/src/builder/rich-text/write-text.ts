import { attributesOf, writeHtml } from '@adviser-widgets/markup';
import { DOMSerializer, type Node as TextNode } from 'prosemirror-model';

export interface RichText {
  readonly doc: TextNode;
  /** A single paragraph without its tags. */
  readonly isBare: boolean;
}

/** Writes a field's document as HTML, each block and list item on a line. Empty paragraphs show nothing, and are left out. */
export function writeText({ doc, isBare }: RichText): string {
  const host = document.createElement('div');
  host.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const paragraph of host.querySelectorAll('li > p')) paragraph.replaceWith(...paragraph.childNodes);
  for (const empty of host.querySelectorAll('p:empty')) empty.remove();
  const [only, ...others] = host.children;
  if (isBare && only?.localName === 'p' && others.length === 0) return inside(only);
  return [...host.children].map(writeBlock).join('\n');
}

function writeBlock(block: Element): string {
  return isList(block) ? writeList(block) : writeHtml(block, attributesOf);
}

function writeList(list: Element): string {
  const items = [...list.children].map((item) => {
    const [inner] = [...item.children].filter(isList);
    inner?.remove();
    const nested = inner ? `\n${indented(writeList(inner))}\n` : '';
    return indented(`<li>${inside(item)}${nested}</li>`);
  });
  return `<${list.localName}>\n${items.join('\n')}\n</${list.localName}>`;
}

function isList({ localName }: Element): boolean {
  return localName === 'ul' || localName === 'ol';
}

function inside(element: Element): string {
  return Array.from(element.childNodes, (node) => writeHtml(node, attributesOf)).join('');
}

function indented(html: string): string {
  return html.replace(/^/gm, '  ');
}
