import { unshadowed } from '@adviser-widgets/core/internal';
import { attributesOf } from '@adviser-widgets/markup';
import { markElements } from './text-elements.ts';

/**
 * Two contents with the same outline show the same: each letter with its marks, between the tags of all other
 * elements. Invisible white space and the nesting of marks make no difference.
 */
export function outlineOf(content: Element): string {
  return outline(content, [])
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/ ?(\ue001[^\ue001\ue002]*\ue002) ?/g, '$1')
    .trim();
}

function outline(parent: Node, marks: readonly string[]): string {
  return Array.from(unshadowed(parent).childNodes, (node) => {
    if (node instanceof Element) return outlineOfElement(node, marks);
    if (node instanceof Text) return node.data.replace(/[^ \t\n\r\f]/gu, `$&${keyOf(marks)}`);
    return tag('comment');
  }).join('');
}

function outlineOfElement(element: Element, marks: readonly string[]): string {
  const { localName, textContent } = unshadowed(element);
  const start = [
    localName,
    ...attributesOf(element)
      .map((pair) => pair.join('='))
      .sort(),
  ].join(' ');
  const isEmpty = textContent === '' && unshadowed(element).querySelector('img') === null;
  if (markElements.has(localName) && !isEmpty) return outline(element, [...marks, start]);
  return tag(start + keyOf(marks)) + outline(element, marks) + tag(`/${localName}`);
}

function keyOf(marks: readonly string[]): string {
  return marks.length === 0 ? '' : `\ue003${[...new Set(marks)].sort().join('\ue003')}\ue004`;
}

function tag(text: string): string {
  return `\ue001${text}\ue002`;
}
