import { useEffect, useState } from 'react';
import type { BuilderWidget } from '../builder-widget.ts';
import type { WidgetDraft } from './draft.ts';
import { readFragment, writeFragment, type AddressContent } from './draft-address.ts';

interface DraftState extends AddressContent {
  /** Going back in the history returns to the previous draft. */
  begin(draft: WidgetDraft | undefined): void;
  change(draft: WidgetDraft): void;
}

/** Milliseconds until typing updates the address: browsers limit how often it may change. */
const restMs = 400;

export function useWidgetDraft(widgets: ReadonlyMap<string, BuilderWidget>): DraftState {
  const [content, setContent] = useState(() => readFragment(location.hash, widgets));
  const { draft } = content;

  useEffect(() => {
    const follow = () => setContent(readFragment(location.hash, widgets));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [widgets]);

  useEffect(() => {
    if (!draft) return;
    const keep = () => history.replaceState(history.state, '', writeFragment(draft));
    const timer = setTimeout(keep, restMs);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [draft]);

  function begin(next: WidgetDraft | undefined): void {
    if (draft) history.replaceState(history.state, '', writeFragment(draft));
    history.pushState(null, '', next ? writeFragment(next) : location.pathname + location.search);
    setContent({ draft: next });
  }

  return { ...content, begin, change: (next) => setContent({ ...content, draft: next }) };
}
