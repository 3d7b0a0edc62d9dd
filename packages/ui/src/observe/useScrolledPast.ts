import { useEffect, useState } from 'react';
import { watchScroll } from './watch-scroll.ts';

/**
 * Whether the page is scrolled down by more than `offset` CSS pixels.
 *
 * @param offset From the top of the page.
 */
export function useScrolledPast(offset: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => watchScroll((top) => setPast(top > offset)), [offset]);
  return isPast;
}
