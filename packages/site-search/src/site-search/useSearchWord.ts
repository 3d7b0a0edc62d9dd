import { addUserProperties } from '@adviser-widgets/core';
import { useEffect, useRef } from 'react';
import { searchWord } from './search-word.ts';

/** Tells analytics once what the results are for (H10). */
export function useSearchWord(keyword: string): void {
  const told = useRef('');
  useEffect(() => {
    const word = searchWord(keyword);
    if (!word || told.current === word) return;
    told.current = word;
    addUserProperties({ SearchWord: word });
  }, [keyword]);
}
