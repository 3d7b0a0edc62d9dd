import { useMediaQuery, watchScroll } from '@adviser-widgets/ui';
import { useEffect, type RefObject } from 'react';

/** From this width on the picture moves (spec section 9), unless the visitor wants less of it (R7). */
const moving = '(min-width: 968px) and (prefers-reduced-motion: no-preference)';

/** Moves a picture within its frame as the page is scrolled, where browsers do not do so by the sheet. */
export function useDrift(picture: RefObject<HTMLElement | null>, direction: 'up' | 'down'): void {
  const isMoving = useMediaQuery(moving);
  useEffect(() => {
    const { current } = picture;
    if (!isMoving || !current || CSS.supports('animation-timeline: view()')) return;
    const move = () => drift(current, direction);
    const stop = watchScroll(move);
    const frame = requestAnimationFrame(move); // what page.css kept while it waited is gone by then
    return () => {
      stop();
      cancelAnimationFrame(frame);
      current.style.removeProperty('translate');
    };
  }, [picture, direction, isMoving]);
}

/** The picture is higher than its frame by as much as it moves while the frame passes through the window. */
function drift({ parentElement, offsetHeight, style }: HTMLElement, direction: 'up' | 'down'): void {
  if (!parentElement) return;
  const { top, height } = parentElement.getBoundingClientRect();
  const passed = Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)));
  const way = (offsetHeight - height) * (direction === 'up' ? 1 : -1);
  style.translate = `0 ${(way * (0.5 - passed)).toFixed(1)}px`;
}
