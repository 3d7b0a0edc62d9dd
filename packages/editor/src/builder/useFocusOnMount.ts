import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a view's heading, so that keyboard and screen reader users follow. */
export function useFocusOnMount(isWanted: boolean): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) ref.current?.focus();
  }, []);
  return ref;
}
