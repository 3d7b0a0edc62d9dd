import { addUserProperties } from '@adviser-widgets/core';
import { useEffect, useRef } from 'react';

/** Reports each keyword once to analytics. */
export function useSearchWord(keyword: string): void {
  const reported = useRef('');
  useEffect(() => {
    const word = searchWord(keyword);
    if (!word || reported.current === word) return;
    reported.current = word;
    addUserProperties({ SearchWord: word });
  }, [keyword]);
}

const maxLength = 100;

const email = /[^\s@]@[^\s@]/;
const phone = /(?:\p{Nd}[\s()./+-]*){6}/u;

/** `undefined` if the keyword looks like an email address or a phone number, which analytics must not get. */
export function searchWord(keyword: string): string | undefined {
  if (email.test(keyword) || phone.test(keyword)) return undefined;
  return [...keyword].slice(0, maxLength).join('');
}
