import { attributesOf, parseMarkup, writeHtml } from '@adviser-widgets/markup';
import type { BuilderWidget } from '../builder-widget.ts';
import { findTags, type WordPressTag } from './find-tags.ts';
import { makeParagraphs } from './make-paragraphs.ts';

type Widgets = ReadonlyMap<string, BuilderWidget>;

/** On what was a shortcode or block, until its paragraphs are made. */
const mark = 'data-from-wordpress';

/** Reads markup, with shortcodes and blocks of the WordPress plugin as the placeholders that the plugin makes of them. */
export function readWordPress(text: string, widgets: Widgets): Document {
  const tags = findTags(text);
  const page = parseMarkup(tags.length === 0 ? text : withPlaceholders(text, tags, widgets));
  for (const element of page.querySelectorAll(`[${mark}]`)) {
    element.removeAttribute(mark);
    if (element.localName !== 'span') makeParagraphs(element);
  }
  return page;
}

function withPlaceholders(text: string, tags: readonly WordPressTag[], widgets: Widgets): string {
  const pairs = pairTags(tags);
  const pieces = tags.map((tag, index) => {
    const end = tags[index + 1]?.at ?? text.length;
    const between = readText(text.slice(tag.end, end));
    const element = writeElement(tags[pairs.get(index) ?? index] ?? tag, widgets);
    if (tag.kind === 'close') return (pairs.has(index) ? element.end : '') + between;
    return element.start + (pairs.has(index) ? '' : element.end) + between;
  });
  return readText(text.slice(0, tags[0]?.at)) + pieces.join('');
}

/** The start of each end, and its own index for each start that has one. An end closes the last one that is open. */
function pairTags(tags: readonly WordPressTag[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  tags.forEach(({ kind, isSlot }, index) => {
    if (kind === 'open') open.push(index);
    if (kind !== 'close') return;
    const start = open.findLast((each) => tags[each]?.isSlot === isSlot);
    if (start === undefined) return;
    open.length = open.indexOf(start);
    pairs.set(start, start).set(index, start);
  });
  return pairs;
}

/** Blocks of WordPress itself are HTML between comments. A blank line begins a paragraph. */
function readText(text: string): string {
  return text
    .replace(/(?<!\s)\s*<!--\s+\/?wp:(?:(?!-->|<!--).)*-->\s*/gs, '\n')
    .replace(/\s+/g, (gap, at: number, all: string) => {
      const next = all.charAt(at + gap.length);
      return next !== '' && next !== '<' && /\n[ \t]*\n/.test(gap) ? '\n<p>' : gap;
    });
}

function writeElement({ name, isSlot, attributes }: WordPressTag, widgets: Widgets) {
  const isInline = !isSlot && widgets.get(name)?.frame === 'inline';
  const element = document.createElement(isInline ? 'span' : 'div');
  element.setAttribute(mark, '');
  if (isSlot) element.setAttribute('data-slot', name);
  else setAttributes(element, name, attributes);
  const end = `</${element.localName}>`;
  return { start: writeHtml(element, attributesOf).slice(0, -end.length), end };
}

function setAttributes(element: Element, name: string, attributes: WordPressTag['attributes']): void {
  const { class: classes = '', ...others } = attributes;
  element.setAttribute('class', `aw-widget ${classes}`.trim());
  element.setAttribute('data-widget', name);
  for (const [key, value] of Object.entries(others))
    element.setAttribute(key === 'id' || key === 'aria-label' ? key : `data-${key}`, value);
}
