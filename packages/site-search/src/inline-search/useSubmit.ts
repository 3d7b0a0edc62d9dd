import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { goToResults, searchAddress } from '../search/search-address.ts';
import { searchText } from '../search/texts.ts';
import { searchWords } from '../search/search-words.ts';
import type { InlineResultsProps } from './InlineResults.tsx';

/** What becomes of the words in the box. */
interface Submit {
  /** Said where they were too few to search for. */
  readonly hint: string;
  /** The visitor typed. */
  readonly onText: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** Ctrl or Cmd with Enter. */
  readonly openTab: (event: KeyboardEvent) => void;
}

/** Takes the visitor to the results for the words in the box, or says that they are too few (H6, H7). */
export function useSubmit({ text, navigation }: InlineResultsProps, onLeave: () => void): Submit {
  const { name: widget } = useWidgetHost();
  const [hint, setHint] = useState('');
  const words = searchWords(text);
  const leave = (event: FormEvent | KeyboardEvent, go: () => void) => {
    event.preventDefault();
    setHint(words ? '' : searchText('searchTooShort', widget));
    if (!words) return;
    onLeave();
    go();
  };
  return {
    hint,
    onText: () => setHint(''),
    onSubmit: (event) => leave(event, () => goToResults(words, navigation)),
    openTab: (event) => leave(event, () => window.open(searchAddress(words), '_blank', 'noopener')),
  };
}
