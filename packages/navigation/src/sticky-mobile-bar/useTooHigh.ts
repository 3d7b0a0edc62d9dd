import { watchSize } from '@adviser-widgets/ui';
import { useEffect, useState, type RefObject } from 'react';

/** More than a third of the window: zoomed to 400 %, a fixed bar would leave too little space to read. */
export function useTooHigh(element: RefObject<HTMLElement | null>): boolean {
  const [isTooHigh, setTooHigh] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setTooHigh(current.offsetHeight > innerHeight / 3);
    measure();
    const unwatch = watchSize([current], measure);
    addEventListener('resize', measure);
    return () => {
      unwatch();
      removeEventListener('resize', measure);
    };
  }, [element]);
  return isTooHigh;
}
