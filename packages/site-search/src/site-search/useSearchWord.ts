import { addUserProperties } from '@adviser-widgets/core';
import { useEffect, useRef } from 'react';

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

/** Characters of it, at most. */
const limit = 100;

const email = /[^\s@]@[^\s@]/;
const phone = /(?:\p{Nd}[\s()./+-]*){6}/u;

/** What analytics are told was searched for; nothing where it looks like somebody's e-mail address or number (H10). */
export function searchWord(keyword: string): string | undefined {
  if (email.test(keyword) || phone.test(keyword)) return undefined;
  return [...keyword].slice(0, limit).join('');
}
