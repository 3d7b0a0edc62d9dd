import { addUserProperties } from '@adviser-widgets/core';
import { useEffect, useRef } from 'react';
import { mayBePersonal } from '../personal/may-be-personal.ts';

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

/** `undefined` if the keyword may say who someone is, which analytics must not get. */
export function searchWord(keyword: string): string | undefined {
  if (mayBePersonal(keyword)) return undefined;
  return [...keyword].slice(0, maxLength).join('');
}
