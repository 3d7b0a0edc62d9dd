import { parseValue } from '@adviser-widgets/core/internal';
import { attributesOf, cleanHtml, parseMarkup, writeHtml } from '@adviser-widgets/markup';
import { camelCase, type Attribute } from '@adviser-widgets/widget';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from '../draft/draft.ts';
import { makeParagraphs } from './make-paragraphs.ts';

/** What a block has for other attributes of the element. */
const elementNames: Readonly<Record<string, string>> = {
  id: 'elementId',
  class: 'className',
  'aria-label': 'ariaLabel',
  'data-widget-load': 'widgetLoad',
};

/** Writes a draft as the WordPress plugin's block, with WordPress's own blocks inside: ready to paste into its editor. */
export function writeBlocks(
  { widget: name, attributes, others, slots, content }: WidgetDraft,
  widget: BuilderWidget,
): string {
  const values = [
    ...Object.entries(attributes).map(
      ([key, text]) => [camelCase(key), valueOf(text, widget.attributes[key])] as const,
    ),
    ...others.flatMap(([key, text]) => (elementNames[key] ? [[elementNames[key], text] as const] : [])),
  ];
  const slotBlocks = Object.entries(slots)
    .filter(([, html]) => html.trim() !== '')
    .map(([slot, html]) => block('adviser-widgets/slot', { name: slot }, coreBlocks(html)));
  const inside = [...slotBlocks, coreBlocks(content)].filter((part) => part !== '').join('\n\n');
  return block(`adviser-widgets/${name}`, Object.fromEntries(values), inside);
}

/** Attributes of the element that a block can't carry. */
export function leftOutOfBlock({ others }: WidgetDraft): string[] {
  return others.map(([name]) => name).filter((name) => !Object.hasOwn(elementNames, name));
}

/** As the block declares it: an unreadable value stays text, which the widget reports. */
function valueOf(text: string, attribute: Attribute | undefined): unknown {
  const isTyped = attribute && ['number', 'integer', 'flag', 'list'].includes(attribute.kind);
  return isTyped ? (parseValue(attribute.kind, text)?.value ?? text) : text;
}

/** Blocks of WordPress itself for what editors write there, and HTML blocks for the rest. */
function coreBlocks(html: string): string {
  const { body } = parseMarkup(`<body>${cleanHtml(html).html}`);
  makeParagraphs(body);
  return [...body.children].map(coreBlock).join('\n\n');
}

function coreBlock(element: Element): string {
  const { localName } = element;
  if (element.attributes.length > 0) return htmlBlock(element);
  if (localName === 'p') return block('paragraph', {}, writeHtml(element, attributesOf));
  if (/^h[1-6]$/.test(localName)) return headingBlock(element);
  return isPlainList(element) ? listBlock(element) : htmlBlock(element);
}

function headingBlock(heading: Element): string {
  const level = Number(heading.localName.slice(1));
  return block('heading', level === 2 ? {} : { level }, writeHtml(heading, attributesOf));
}

function isPlainList(element: Element): boolean {
  const isList = element.localName === 'ul' || element.localName === 'ol';
  return (
    isList &&
    !element.querySelector(
      'ul > :not(li), ol > :not(li), [class], [style], li :not(a, b, strong, em, i, br, ul, ol, li)',
    )
  );
}

function listBlock(list: Element): string {
  const items = [...list.children].map((item) => {
    const inner = [...item.children].filter(({ localName }) => localName === 'ul' || localName === 'ol');
    for (const each of inner) each.remove();
    const text = Array.from(item.childNodes, (node) => writeHtml(node, attributesOf))
      .join('')
      .trim();
    return block('list-item', {}, `<li>${text}${inner.map(listBlock).join('')}</li>`);
  });
  const { localName } = list;
  return block(
    'list',
    localName === 'ol' ? { ordered: true } : {},
    `<${localName}>${items.join('\n')}</${localName}>`,
  );
}

function htmlBlock(element: Element): string {
  return block('html', {}, writeHtml(element, attributesOf));
}

function block(name: string, attributes: Readonly<Record<string, unknown>>, inside: string): string {
  const json = Object.keys(attributes).length > 0 ? `${escaped(JSON.stringify(attributes))} ` : '';
  return inside === ''
    ? `<!-- wp:${name} ${json}/-->`
    : `<!-- wp:${name} ${json}-->\n${inside}\n<!-- /wp:${name} -->`;
}

/** As WordPress writes it: nothing ends the comment, or is a tag. */
function escaped(json: string): string {
  return json.replace(/--|[<>&]|\\"/g, (part) =>
    [...part.replace('\\', '')].map((character) => `\\u00${character.charCodeAt(0).toString(16)}`).join(''),
  );
}
