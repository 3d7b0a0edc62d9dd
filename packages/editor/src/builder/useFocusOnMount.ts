import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a heading when its view replaces another, so that keyboard and screen reader users
 * follow.
 */
export function useFocusOnMount(isWanted: boolean): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) ref.current?.focus();
  }, []);
  return ref;
}
