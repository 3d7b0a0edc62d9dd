import { unshadowed } from '@adviser-widgets/core/internal';
import { contentOf, fateOf, isKeptAttribute, isKeptComment } from './kept-markup.ts';

/** Name and value. */
export type WrittenAttribute = readonly [name: string, value: string];

/** An element's attributes, unchanged. */
export function attributesOf(element: Element): WrittenAttribute[] {
  return [...unshadowed(element).attributes].map(({ name, value }) => [name, value]);
}

/**
 * Writes a node as HTML, whatever is in it: only what the list of good elements and attributes has (`kept-markup.ts`),
 * so that it is safe to copy and paste. It also survives a CMS: WordPress takes a bare `<` or `>` in a value for the
 * end of the tag, and `[gallery]` for a shortcode; template engines take `{{name}}` for a variable.
 */
export function writeHtml(
  node: Node,
  attributesOf: (element: Element) => readonly WrittenAttribute[],
): string {
  if (node instanceof Element) return writeElement(node, attributesOf);
  if (node instanceof Comment) return isKeptComment(node.data) ? `<!--${node.data}-->` : '';
  return escape(node.textContent ?? '');
}

function writeElement(
  element: Element,
  attributesOf: (element: Element) => readonly WrittenAttribute[],
): string {
  const fate = fateOf(element);
  const own = unshadowed(element);
  const children = () => [...own.childNodes].map((child) => writeHtml(child, attributesOf)).join('');
  if (fate === 'dropped') return '';
  if (fate === 'opened') return children();
  const name = fate === 'renamed' ? 'div' : own.localName;
  const start = startTag(name, attributesOf(element));
  const content = contentOf(name);
  if (content === 'void') return start;
  const texts = { elements: children, text: () => escape(own.textContent ?? ''), nothing: () => '' };
  return `${start}${withFirstLine(name, texts[content]())}</${name}>`;
}

function startTag(name: string, attributes: readonly WrittenAttribute[]): string {
  const kept = attributes.filter(([key, value]) => isKeptAttribute(key, value, name));
  return `<${name}${kept.map(([key, value]) => ` ${key}="${escapeValue(value)}"`).join('')}>`;
}

/** Parsers drop a line break that follows the tag. */
function withFirstLine(name: string, content: string): string {
  return content.startsWith('\n') && (name === 'pre' || name === 'textarea') ? `\n${content}` : content;
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
