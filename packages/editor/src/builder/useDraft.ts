import { useEffect, useState } from 'react';
import type { BuilderWidget } from './builder-widget.ts';
import { readAddress, writeAddress } from './draft-address.ts';
import type { Draft } from './draft.ts';

interface DraftState {
  readonly draft: Draft | undefined;
  /** Begins another one, or none; going back returns to the one before. */
  begin(draft: Draft | undefined): void;
  change(draft: Draft): void;
}

/** Milliseconds until typing reaches the address: browsers count the changes of an address. */
const rest = 400;

/** The draft in hand, kept in the page's address. */
export function useDraft(widgets: ReadonlyMap<string, BuilderWidget>): DraftState {
  const [draft, setDraft] = useState(() => readAddress(location.hash, widgets));

  useEffect(() => {
    const follow = () => setDraft(readAddress(location.hash, widgets));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [widgets]);

  useEffect(() => {
    if (!draft) return;
    const keep = () => history.replaceState(history.state, '', writeAddress(draft));
    const timer = setTimeout(keep, rest);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [draft]);

  function begin(next: Draft | undefined): void {
    if (draft) history.replaceState(history.state, '', writeAddress(draft));
    history.pushState(null, '', next ? writeAddress(next) : location.pathname + location.search);
    setDraft(next);
  }

  return { draft, begin, change: setDraft };
}
