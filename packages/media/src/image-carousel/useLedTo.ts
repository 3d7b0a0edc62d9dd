import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `show` with the index of a hidden slide to which a link leads, or a script of the page scrolls. Browsers scroll
 * the view sideways then, beside what moves the slides.
 */
export function useLedTo(root: RefObject<HTMLElement | null>, show: (index: number) => void): void {
  const onLed = useRef(show);
  useEffect(() => {
    onLed.current = show;
  });
  useEffect(() => {
    const view = root.current?.querySelector('.aw-carousel__view');
    const slides = [...(view?.firstElementChild?.children ?? [])];
    const follow = () => {
      const index = slides.findIndex((slide) => slide.querySelector(':target'));
      if (index >= 0) onLed.current(index);
    };
    const onScroll = () => {
      if (!view || view.scrollLeft === 0) return;
      const leftOf = (element: Element) => element.getBoundingClientRect().left;
      const away = slides.map((slide) => Math.abs(leftOf(slide) - leftOf(view)));
      view.scrollTo({ left: 0, behavior: 'instant' });
      onLed.current(away.indexOf(Math.min(...away)));
    };
    follow();
    addEventListener('hashchange', follow);
    view?.addEventListener('scroll', onScroll);
    return () => {
      removeEventListener('hashchange', follow);
      view?.removeEventListener('scroll', onScroll);
    };
  }, [root]);
}
