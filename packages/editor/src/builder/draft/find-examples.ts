import { shorten } from '@adviser-widgets/core/internal';
import { parseMarkup } from '@adviser-widgets/markup';
import type { BuilderWidget } from '../builder-widget.ts';
import { labelOf } from './label-of.ts';
import { isPlaceholderValue, startDraft } from './example-draft.ts';
import { examplePhone, hasExamplePhone } from './example-phone.ts';
import { exampleTextsIn } from './example-texts.ts';
import type { WidgetDraft } from './draft.ts';

/** Names what an editor has not replaced yet: `the address in “Video”`, `the phone number 0800 000 000`. */
export function findExamples(draft: WidgetDraft, widget: BuilderWidget): string[] {
  const example = startDraft(widget);
  const isWhole = widget.content && sameText(draft.content, example.content) && draft.content.trim() !== '';
  const content = isWhole ? '' : draft.content;
  const html = [...Object.values(draft.slots), content].join('\n');
  return [
    ...valuesOf(draft, example, widget),
    ...(isWhole ? ['the content'] : []),
    ...(hasExamplePhone(html + draft.content) ? [`the phone number ${examplePhone}`] : []),
    ...examplesOf(addressesIn(html), addressesIn(exampleHtml(widget))),
    ...exampleTextsIn(content, widget).map((text) => `the text “${cut(text)}”`),
  ];
}

/** In a sentence; '' if nothing is left. */
export function describeExamples(examples: readonly string[]): string {
  return examples.length === 0 ? '' : `Still from the example: ${examples.join(', ')}.`;
}

function valuesOf(draft: WidgetDraft, example: WidgetDraft, widget: BuilderWidget): string[] {
  return Object.entries(draft.attributes).flatMap(([name, value]) =>
    isPlaceholderValue(name, widget) && value === example.attributes[name]
      ? [`${kindOf(value, widget.attributes[name]?.kind)} in “${labelOf(name, widget)}”`]
      : [],
  );
}

function kindOf(value: string, kind: string | undefined): string {
  if (kind === 'json') return 'the data';
  return kind === 'url' || /^https?:/.test(value) ? 'the address' : 'the text';
}

function exampleHtml({ example, slots }: BuilderWidget): string {
  return [example, ...Object.values(slots).map((slot) => slot.example ?? '')].join('\n');
}

/** Addresses may differ only after where they are cut for a sentence. */
function examplesOf(all: ReadonlyMap<string, string>, ofExample: ReadonlyMap<string, string>): string[] {
  return [...all].flatMap(([address, what]) => (ofExample.has(address) ? `${what} ${cut(address)}` : []));
}

/** What each address is for. Phone links have an entry of their own. */
function addressesIn(html: string): Map<string, string> {
  const { body } = parseMarkup(`<body>${html}`);
  const links = [...body.querySelectorAll('a[href]:not([href^="tel:"])')];
  const pictures = [...body.querySelectorAll('img[src]')];
  return new Map([
    ...links.map((link) => [link.getAttribute('href') ?? '', 'the link to'] as const),
    ...pictures.map((picture) => [picture.getAttribute('src') ?? '', 'the picture'] as const),
  ]);
}

function cut(text: string): string {
  return shorten(text, 48);
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return plain(one) === plain(other);
}
