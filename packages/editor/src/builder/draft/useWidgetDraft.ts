import { parseMarkup } from '@adviser-widgets/markup';
import { readLoaderAttribute } from '@adviser-widgets/widget';
import { useEffect, useState } from 'react';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';
import { writeSnippet } from '../snippet/write-snippet.ts';

interface DraftState {
  readonly draft: WidgetDraft | undefined;
  /** Going back in the history returns to the previous draft. */
  begin(draft: WidgetDraft | undefined): void;
  change(draft: WidgetDraft): void;
}

/** Milliseconds until typing updates the address: browsers limit how often it may change. */
const restMs = 400;

export function useWidgetDraft(widgets: ReadonlyMap<string, BuilderWidget>): DraftState {
  const [draft, setDraft] = useState(() => readAddress(location.hash, widgets));

  useEffect(() => {
    const follow = () => setDraft(readAddress(location.hash, widgets));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [widgets]);

  useEffect(() => {
    if (!draft) return;
    const keep = () => history.replaceState(history.state, '', writeAddress(draft));
    const timer = setTimeout(keep, restMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [draft]);

  function begin(next: WidgetDraft | undefined): void {
    if (draft) history.replaceState(history.state, '', writeAddress(draft));
    history.pushState(null, '', next ? writeAddress(next) : location.pathname + location.search);
    setDraft(next);
  }

  return { draft, begin, change: setDraft };
}

/** A fragment survives reloading, going back and sharing. */
function writeAddress(draft: WidgetDraft): string {
  const { address, text } = draft.link;
  return `#${new URLSearchParams({ draft: writeSnippet(draft), link: address, text })}`;
}

/** `undefined` without a draft, or with one of an unknown widget. */
function readAddress(fragment: string, widgets: ReadonlyMap<string, BuilderWidget>): WidgetDraft | undefined {
  const parameters = new URLSearchParams(fragment.slice(1));
  const element = parseMarkup(parameters.get('draft') ?? '').querySelector<HTMLElement>('[data-widget]');
  const widget = widgets.get(element ? readLoaderAttribute(element, 'widget') : '');
  if (!element || !widget) return undefined;
  const draft = readDraft(element, widget);
  return {
    ...draft,
    link: {
      address: parameters.get('link') ?? draft.link.address,
      text: parameters.get('text') ?? draft.link.text,
    },
  };
}
