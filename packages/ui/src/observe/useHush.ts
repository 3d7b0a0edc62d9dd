import { hush } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef, type RefObject } from 'react';

/** Stops what plays within an element, and begins to, each time that the element is hidden (R63). */
export function useHush(element: RefObject<Element | null>, isHidden: boolean): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isHidden && element.current) hush(element.current, { isFirst: isFirst.current });
    isFirst.current = false;
  }, [element, isHidden]);
}
