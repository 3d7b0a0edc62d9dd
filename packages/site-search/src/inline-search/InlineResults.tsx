import { searchClient, type SearchItem } from '@adviser-widgets/core';
import { whenIdle } from '@adviser-widgets/core/internal';
import { LiveRegion, type Combobox } from '@adviser-widgets/ui';
import { useEffect, type KeyboardEvent } from 'react';
import { ContactBlock } from '../results/ContactBlock.tsx';
import { ResultGroups } from '../results/ResultGroups.tsx';
import { useAnnouncement } from '../results/useAnnouncement.ts';
import type { SearchState } from '../search/create-search.ts';
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
  /** Escape in the results. */
  readonly onEscape: () => void;
  /** Called with the link of a result in a group that is opened. */
  readonly onOpen: (link: Element) => void;
}

/** What shows under the box, and what screen readers hear of it. */
export function InlineResults(props: InlineResultsProps) {
  const { mode, state, items, combobox, hint, isFull, onEscape, onOpen } = props;
  const isPreview = mode === 'preview';
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
        <PreviewPopup state={state} items={items} combobox={combobox} onKeyDown={onKeyDown} />
      )}
      {combobox.isOpen && !isPreview && (
        // All results, in the tab order.
        <SearchPopup className="aw-search-panel" onKeyDown={onKeyDown}>
          <ResultGroups state={state} titleTag="p" onToggle={onToggle} onOpen={onOpen} />
          <ContactBlock />
        </SearchPopup>
      )}
      <BoxNote hint={hint} isDeadEnd={isFull && state.status === 'failed'} />
      <LiveRegion text={hint || said} />
    </>
  );
}

/** What shows while there are no results. A failure is silent, but not on a full screen with nothing but the box. */
function BoxNote({ hint, isDeadEnd }: { readonly hint: string; readonly isDeadEnd: boolean }) {
  if (!hint && !isDeadEnd) return null;
  return <SearchPopup>{hint ? <p className="aw-popup__note">{hint}</p> : <ContactBlock />}</SearchPopup>;
}
