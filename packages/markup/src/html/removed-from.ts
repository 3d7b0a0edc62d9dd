import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import { contentOf, fateOf, isKeptAttribute, isKeptComment } from './kept-markup.ts';
import type { WrittenAttribute } from './write-html.ts';

/** Names for a sentence: `<script>, onclick and 3 more`. They come from anybody, and may be long. */
export function listRemoved(removed: readonly string[]): string {
  const names = removed.slice(0, maxListed).map((name) => shorten(name, 40));
  const more = removed.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const maxListed = 6;

type AttributesOf = (element: Element) => readonly WrittenAttribute[];

/** Names what `writeHtml` leaves out of a node and of what is in it: `<script>`, `onclick`, `comments`. */
export function removedFrom(node: Node, attributesOf: AttributesOf): string[] {
  return [...new Set(removedParts(node, attributesOf))];
}

function removedParts(node: Node, attributesOf: AttributesOf): string[] {
  if (node instanceof Comment) return isKeptComment(node.data) ? [] : ['comments'];
  if (!(node instanceof Element)) return [];
  const { localName, childNodes } = unshadowed(node);
  const fate = fateOf(node);
  if (fate === 'dropped') return [`<${localName}>`];
  const isKept = fate === 'kept';
  const attributes = fate === 'opened' ? [] : removedNames(attributesOf(node), localName);
  const hasElements = !isKept || contentOf(localName) === 'elements';
  const inside = hasElements ? [...childNodes].flatMap((child) => removedParts(child, attributesOf)) : [];
  return [...(isKept ? [] : [`<${localName}>`]), ...attributes, ...inside];
}

function removedNames(attributes: readonly WrittenAttribute[], element: string): string[] {
  return attributes.filter(([name, value]) => !isKeptAttribute(name, value, element)).map(([name]) => name);
}
