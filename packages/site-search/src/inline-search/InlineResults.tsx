import { searchClient } from '../hosted-search/create-search-client.ts';
import type { SearchItem } from '../hosted-search/search-client.ts';
import { whenIdle } from '@adviser-widgets/core/internal';
import { LiveRegion, type Combobox } from '@adviser-widgets/ui';
import { useEffect, type KeyboardEvent } from 'react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { ResultGroups } from '../results/ResultGroups.tsx';
import { SearchFailure } from '../results/SearchFailure.tsx';
import { useAnnouncement } from '../results/useAnnouncement.ts';
import type { SearchState } from '../search/search.ts';
import { PreviewPopup } from './PreviewPopup.tsx';
import { SearchPopup } from './SearchPopup.tsx';

export { searchClient }; // comes with what shows its results

interface InlineResultsProps {
  readonly mode: 'preview' | 'grouped';
  readonly state: SearchState;
  /** The rows of the preview. */
  readonly items: readonly SearchItem[];
  /** That of the box. */
  readonly combobox: Combobox;
  /** What was too short to search for. */
  readonly hint: string;
  /** The search fills the screen. */
  readonly isFull: boolean;
  /** The box has left the window. */
  readonly onLeft: () => void;
  /** Escape in the results. */
  readonly onEscape: () => void;
  /** Asks once more after a failure, from the box. */
  readonly onRetry: () => void;
  /** Called with the link of a result in a group that is opened. */
  readonly onOpen: (link: Element) => void;
}

/** What shows under the box, and what screen readers hear of it. */
export function InlineResults(props: InlineResultsProps) {
  const { mode, state, items, combobox, hint, isFull, onLeft, onEscape, onRetry, onOpen } = props;
  const isPreview = mode === 'preview';
  const place = { isFull, onLeft };
  const [said, onToggle] = useAnnouncement(state, isPreview ? items.length : undefined);
  useEffect(() => void whenIdle(() => false).then(searchClient().connect), []); // before a visitor types
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  return (
    <>
      {combobox.isOpen && isPreview && (
        <PreviewPopup {...place} state={state} items={items} combobox={combobox} onKeyDown={onKeyDown} />
      )}
      {combobox.isOpen && !isPreview && (
        // All results, in the tab order.
        <SearchPopup {...place} className="aw-search-panel" onKeyDown={onKeyDown}>
          <ResultGroups state={state} titleTag="p" onToggle={onToggle} onOpen={onOpen} />
          <ContactBlock />
        </SearchPopup>
      )}
      {hint && (
        <SearchPopup {...place}>
          <p className="aw-popup__note">{hint}</p>
        </SearchPopup>
      )}
      {/* Failures are silent, but not on a full screen with nothing but the box. */}
      {!hint && isFull && state.status === 'failed' && (
        <SearchPopup {...place}>
          <SearchFailure onRetry={onRetry} />
          <ContactBlock />
        </SearchPopup>
      )}
      <LiveRegion text={hint || said} />
    </>
  );
}
