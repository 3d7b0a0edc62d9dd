import { parseMarkup } from '@adviser-widgets/markup';
import type { BuilderWidget } from './builder-widget.ts';
import type { Draft } from './draft.ts';
import { readDraft } from './read-draft.ts';
import { writeSnippet } from './write-snippet.ts';

/** A draft as the fragment of an address, so that reloading, going back and sharing the address keep it. */
export function writeAddress(draft: Draft): string {
  const { address, text } = draft.link;
  return `#${new URLSearchParams({ draft: writeSnippet(draft), link: address, text })}`;
}

/** `undefined` where the fragment holds none, or of a widget that nobody knows. */
export function readAddress(fragment: string, widgets: ReadonlyMap<string, BuilderWidget>): Draft | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const element = parseMarkup(parameters.get('draft') ?? '').querySelector<HTMLElement>('[data-widget]');
  const widget = widgets.get(element?.dataset.widget ?? '');
  if (!element || !widget) return undefined;
  const draft = readDraft(element, widget);
  return { ...draft, link: { address: parameters.get('link') ?? draft.link.address, text: parameters.get('text') ?? draft.link.text } };
}
