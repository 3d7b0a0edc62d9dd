import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** CSS pixels around the window that count as inside; default 0. */
  readonly nearness?: number | undefined;
}

/**
 * Whether an element is in the window, or within `nearness` of it. False until that is known.
 *
 * @param element The ref of the element.
 */
export function useInView(element: RefObject<Element | null>, { nearness = 0 }: InViewOptions = {}): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${nearness}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, nearness]);
  return isInView;
}
