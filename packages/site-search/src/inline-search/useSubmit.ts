import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, type KeyboardEvent } from 'react';
import { goToResults, searchAddress } from '../search/search-address.ts';
import { searchText } from '../search/texts.ts';
import { searchWords } from '../search/search-words.ts';
import type { InlineResultsProps } from './inline-results-props.ts';

export interface Submit {
  /** Shown if the text is too short to search for. */
  readonly hint: string;
  readonly onText: () => void;
  readonly onSubmit: () => void;
  /** Ctrl+Enter and Cmd+Enter. */
  readonly openTab: (event: KeyboardEvent) => void;
}

/** Goes to the results, or says that the words are too short. */
export function useSubmit({ text, navigation }: InlineResultsProps, onLeave: () => void): Submit {
  const { name: widget } = useWidgetHost();
  const [hint, setHint] = useState('');
  const words = searchWords(text);
  const leave = (go: () => void) => {
    setHint(words ? '' : searchText('searchTooShort', widget));
    if (!words) return;
    onLeave();
    go();
  };
  return {
    hint,
    onText: () => setHint(''),
    onSubmit: () => leave(() => goToResults(words, navigation)),
    openTab(event) {
      event.preventDefault();
      leave(() => window.open(searchAddress(words), '_blank', 'noopener'));
    },
  };
}
