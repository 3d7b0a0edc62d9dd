import { useMediaQuery, watchScroll } from '@adviser-widgets/ui';
import { useEffect, type RefObject } from 'react';

const moving = '(min-width: 968px) and (prefers-reduced-motion: no-preference)';

/** For browsers without scroll timelines in CSS. */
export function useDrift(picture: RefObject<HTMLElement | null>, direction: 'up' | 'down'): void {
  const isMoving = useMediaQuery(moving);
  useEffect(() => {
    const { current } = picture;
    if (!isMoving || !current || CSS.supports('animation-timeline: view()')) return;
    const move = () => drift(current, direction);
    const stop = watchScroll(move);
    const frame = requestAnimationFrame(move); // by then the space reserved by page.css is gone
    return () => {
      stop();
      cancelAnimationFrame(frame);
      current.style.removeProperty('translate');
    };
  }, [picture, direction, isMoving]);
}

/** The picture is taller than its frame by the distance it moves. */
function drift({ parentElement, offsetHeight, style }: HTMLElement, direction: 'up' | 'down'): void {
  if (!parentElement) return;
  const { top, height } = parentElement.getBoundingClientRect();
  const passed = Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)));
  const way = (offsetHeight - height) * (direction === 'up' ? 1 : -1);
  style.translate = `0 ${(way * (0.5 - passed)).toFixed(1)}px`;
}
