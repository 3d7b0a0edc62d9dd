import { ContactBlock } from '../results/ContactBlock.tsx';
import type { SearchState } from '../search/create-search.ts';
import { SearchPopup } from './SearchPopup.tsx';

interface BoxNoteProps {
  /** What was too short to search for. */
  readonly hint: string;
  readonly state: SearchState;
  readonly isFull: boolean;
}

/** What shows under the box while it has no results. */
export function BoxNote({ hint, state, isFull }: BoxNoteProps) {
  if (hint)
    return (
      <SearchPopup>
        <p className="aw-popup__note">{hint}</p>
      </SearchPopup>
    );
  // A failure is silent, but a full screen with nothing but the box would be a dead end.
  if (isFull && state.status === 'failed')
    return (
      <SearchPopup>
        <ContactBlock />
      </SearchPopup>
    );
  return null;
}
