import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useState, type KeyboardEvent } from 'react';
import { goToResults, searchAddress, type Navigation } from '../search/search-address.ts';
import { searchText } from '../search/texts.ts';
import { searchWords } from '../search/search-words.ts';

interface SubmitSettings {
  /** Returns what the box holds. */
  readonly read: () => string;
  readonly navigation: Navigation;
  /** Called before the page is left. */
  readonly onLeave: () => void;
}

interface Submit {
  /** Shown if the text is too short to search for. */
  readonly hint: string;
  readonly clearHint: () => void;
  readonly submit: () => void;
  /** Ctrl+Enter and Cmd+Enter. */
  readonly openTab: (event: KeyboardEvent) => void;
}

/** Goes to the results, or says that the words are too short. */
export function useSubmit({ read, navigation, onLeave }: SubmitSettings): Submit {
  const { name: widget } = useWidgetHost();
  const [hint, setHint] = useState('');
  const leave = (go: (words: string) => void) => {
    const words = searchWords(read());
    setHint(words ? '' : searchText('searchTooShort', widget));
    if (!words) return;
    onLeave();
    go(words);
  };
  return {
    hint,
    clearHint: () => setHint(''),
    submit: () => leave((words) => goToResults(words, navigation)),
    openTab(event) {
      event.preventDefault();
      leave((words) => window.open(searchAddress(words), '_blank', 'noopener'));
    },
  };
}
