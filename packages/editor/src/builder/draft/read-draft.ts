import { unshadowed } from '@adviser-widgets/core/internal';
import {
  attributesOf,
  isContainer,
  isKeptAttribute,
  parseMarkup,
  writeHtml,
  type WrittenAttribute,
} from '@adviser-widgets/markup';
import { linkParameters, ownSlots } from '@adviser-widgets/widget/internal';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';

/** Written by the builder itself, or by the library on a live page. */
const written = ['data-widget', 'data-widget-state', 'data-widget-version'];

export function readDraft(element: Element, widget: BuilderWidget): WidgetDraft {
  const own = unshadowed(element);
  const isLink = own.localName === 'a' && !own.hasAttribute('data-widget');
  return isLink ? readLink(element as HTMLAnchorElement, widget) : readElement(element, widget);
}

/** Reads a widget's example as it is. */
export function readExample(widget: BuilderWidget): WidgetDraft {
  const element = parseMarkup(widget.example).querySelector(`[data-widget="${widget.name}"]`);
  if (!element) throw new Error(`The example of ${widget.name} contains no placeholder of that name.`);
  return readDraft(element, widget);
}

function readElement(element: Element, widget: BuilderWidget): WidgetDraft {
  const isOwn = ([name]: WrittenAttribute) =>
    name.startsWith('data-') && Object.hasOwn(widget.attributes, name.slice('data-'.length));
  const { localName } = unshadowed(element);
  const tag = isContainer(localName) ? localName : 'div';
  const all = attributesOf(element).filter(
    ([name, value]) => !written.includes(name) && isKeptAttribute(name, value, tag),
  );
  const attributes = Object.fromEntries(
    all.filter(isOwn).map(([name, value]) => [name.slice('data-'.length), value]),
  );
  return {
    widget: widget.name,
    tag,
    attributes,
    others: all.filter((attribute) => !isOwn(attribute)).flatMap(withoutOurClass),
    ...readContent(element, Object.keys(widget.slots)),
    link: { address: '/', text: attributes.heading ?? widget.title },
  };
}

function withoutOurClass([name, value]: WrittenAttribute): WrittenAttribute[] {
  if (name !== 'class') return [[name, value]];
  const others = value.split(/\s+/).filter((each) => each !== '' && each !== 'aw-widget');
  return others.length > 0 ? [[name, others.join(' ')]] : [];
}

/** A slot that the widget lacks stays in the content, where editors see it. */
function readContent(element: Element, names: readonly string[]): Pick<WidgetDraft, 'slots' | 'content'> {
  const rest = unshadowed(element).cloneNode(true) as Element; // cloning an element returns an element
  const slots: Record<string, string> = {};
  for (const { element: slot, name } of ownSlots(rest)) {
    if (!names.includes(name) || name in slots) continue;
    slots[name] = slotHtml(slot);
    unshadowed(slot).replaceWith();
  }
  return { slots, content: innerHtml(rest) };
}

/** Keeps the slot's element if it is more than a plain `div`. */
function slotHtml(slot: HTMLElement): string {
  const copy = unshadowed(slot).cloneNode(true) as HTMLElement; // as above
  unshadowed(copy).removeAttribute('data-slot');
  const { localName, attributes } = unshadowed(copy);
  return localName === 'div' && attributes.length === 0 ? innerHtml(copy) : writeHtml(copy, attributesOf);
}

function innerHtml(element: Element): string {
  return withoutIndent(
    Array.from(unshadowed(element).childNodes, (node) => writeHtml(node, attributesOf)).join(''),
  );
}

function withoutIndent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const [first = '', ...others] = lines;
  const written = (first.startsWith(' ') ? lines : others).filter((line) => line.trim() !== '');
  const indent = written.reduce(
    (least, line) => Math.min(least, /^ */.exec(line)?.[0].length ?? 0),
    Infinity,
  );
  return lines
    .map((line) =>
      /^ /.test(line) ? line.slice(Number.isFinite(indent) ? Math.min(indent, line.length) : 0) : line,
    )
    .join('\n')
    .trim();
}

function readLink(link: HTMLAnchorElement, widget: BuilderWidget): WidgetDraft {
  const parameters = [...linkParameters(link)].filter(([name]) => name !== 'widget');
  const isOwn = ([name]: readonly [string, string]) => Object.hasOwn(widget.attributes, name);
  const address = link.getAttribute('href')?.replace(/#.*/, '') ?? '';
  return {
    ...readExample(widget),
    attributes: Object.fromEntries(parameters.filter(isOwn)),
    others: parameters
      .filter((parameter) => !isOwn(parameter))
      .map(([name, value]) => [`data-${name}`, value]),
    link: { address: address || '/', text: link.textContent.trim() },
  };
}
