import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { goTo } from '../go-to.ts';
import { searchAddress } from '../search-address.ts';
import { searchWords } from '../search-words.ts';
import type { InlineResultsProps } from './inline-results.ts';

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
export function useSubmit({ text, navigation, page }: InlineResultsProps, onLeave: () => void): Submit {
  const [hint, setHint] = useState('');
  const words = searchWords(text);
  const leave = (go: (address: string) => void) => {
    setHint(words ? '' : page.boxText('searchTooShort'));
    if (!words) return;
    onLeave();
    go(searchAddress(page.config, words));
  };
  return {
    hint,
    onText: () => setHint(''),
    onSubmit(event) {
      event.preventDefault();
      leave((address) => goTo(address, navigation));
    },
    openTab(event) {
      event.preventDefault();
      leave((address) => window.open(address, '_blank', 'noopener'));
    },
  };
}
