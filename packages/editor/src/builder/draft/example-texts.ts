import { closestAround, unshadowed } from '@adviser-widgets/core/internal';
import { parseMarkup } from '@adviser-widgets/markup';
import type { BuilderWidget } from '../builder-widget.ts';
import { hasExamplePhone } from './example-phone.ts';

/** Returns the example's texts and descriptions of pictures that `html` still has. */
export function exampleTextsIn(html: string, widget: BuilderWidget): string[] {
  const example = textsOf(widget.example, widget).filter((text) => !hasExamplePhone(text));
  return [...new Set(textsOf(html, widget).filter((text) => example.includes(text)))];
}

function textsOf(html: string, widget: BuilderWidget): string[] {
  const { body } = parseMarkup(`<body>${html}`);
  const described = [...body.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '');
  const written = leavesOf(body).filter((text) => isTelling(text, widget));
  return [...written.map(({ data }) => data), ...described].map(onOneLine).filter((text) => text !== '');
}

/**
 * The words of a link (“Contact us”) and a fallback (“Prefer to talk?”) fit many pages. They count only if they repeat
 * what an attribute of the example says.
 */
function isTelling(text: Text, { content, attributes }: BuilderWidget): boolean {
  if (content && !closestAround(text, 'a')) return /[\p{L}\d]/u.test(text.data);
  const words = plain(text.data);
  return Object.values(attributes).some(({ kind, example }) => {
    if (kind !== 'text' && kind !== 'list') return false;
    return words.includes(plain(example)) || (words !== '' && plain(example).split(', ').includes(words));
  });
}

function leavesOf(node: Node): Text[] {
  return [...unshadowed(node).childNodes].flatMap((child) =>
    child instanceof Text ? child : leavesOf(child),
  );
}

function plain(text: string): string {
  return onOneLine(text).toLowerCase();
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
