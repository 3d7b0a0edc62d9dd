import { parseValue } from '@adviser-widgets/core/internal';
import { attributesOf, listRemoved, parseMarkup, removedFrom } from '@adviser-widgets/markup';
import { readLoaderAttribute } from '@adviser-widgets/widget/internal';
import type { BuilderWidget } from '../builder-widget.ts';
import { writeSnippet } from './write-snippet.ts';
import type { WidgetDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

/** Raised when links of an earlier builder can no longer be read as they are. Links without a number have 1. */
const format = 1;

/** A draft, or a sentence that says why the address cannot be read. An address without a draft has neither. */
export interface AddressContent {
  readonly draft?: WidgetDraft | undefined;
  readonly refusal?: string;
  /** What was taken out of the draft. */
  readonly notice?: string | undefined;
}

/** Characters: longer than any snippet. */
const maxLength = 100_000;

/** The draft as a fragment, which browsers send to no server. It survives reloading, going back and sharing. The report's links have only `draft`. */
export function writeFragment(draft: WidgetDraft): string {
  const { link, unclosed } = draft;
  return `#${new URLSearchParams({
    format: String(format),
    draft: writeSnippet(draft),
    link: link.address,
    text: link.text,
    ...(unclosed !== undefined && { unclosed }),
  })}`;
}

export function readFragment(fragment: string, widgets: ReadonlyMap<string, BuilderWidget>): AddressContent {
  const parameters = new URLSearchParams(fragment.slice(1));
  const markup = parameters.get('draft');
  if (markup === null) return {};
  if (parameters.get('format') !== null && parameters.get('format') !== String(format))
    return {
      refusal:
        "This link is from another version of the snippet builder, and can't be read here. Ask whoever sent it for the markup, and paste it below.",
    };
  if (markup.length > maxLength)
    return {
      refusal: `This link is too long: a snippet has fewer than ${maxLength.toLocaleString('en-NZ')} characters. Ask whoever sent it for the markup, and paste it below.`,
    };
  if (isTangled(markup))
    return {
      refusal:
        "This link can't be read: its markup has too many formatted words. Ask whoever sent it for another link.",
    };
  const element = parseMarkup(markup).querySelector<HTMLElement>('[data-widget], a[href*="#widget="]');
  if (!element)
    return {
      refusal:
        'This link is incomplete: there is no widget in it. Ask whoever sent it for the whole link, or for the markup.',
    };
  const name = readLoaderAttribute(element, 'widget');
  const widget = widgets.get(name);
  if (!widget)
    return {
      refusal: `This link has a draft of the widget “${name}”, which this snippet builder doesn't know. Choose another widget, or open the link in the snippet builder it is from.`,
    };
  const link = parameters.get('link') ?? '';
  const isSafeLink = parseValue('url', link) !== undefined;
  if (!isSafeLink) parameters.delete('link');
  const removed = [...removedFrom(element, attributesOf), ...(isSafeLink ? [] : ['the address of the link'])];
  return {
    draft: {
      ...withLink(readDraft(element, widget), parameters),
      unclosed: parameters.get('unclosed') ?? undefined,
    },
    notice:
      removed.length > 0
        ? `The link that you opened held what a snippet can't have, and it was left out: ${listRemoved(removed)}. Use the rest only if you trust whoever sent it.`
        : undefined,
  };
}

/** Browsers repeat unclosed formatting in every paragraph: 300 elements in 300 paragraphs took them 20 seconds. */
function isTangled(markup: string): boolean {
  const tags = markup.split('<');
  const formatting = tags.filter((tag) => formattingWithAttributes.test(tag)).length; // of others, they repeat three
  return formatting > 40 && formatting * tags.length > 40_000;
}

const formattingWithAttributes = /^(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/]/i;

function withLink(draft: WidgetDraft, parameters: URLSearchParams): WidgetDraft {
  const { address, text } = draft.link;
  return {
    ...draft,
    link: { address: parameters.get('link') ?? address, text: parameters.get('text') ?? text },
  };
}
