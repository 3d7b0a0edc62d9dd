import { useEffect, useRef } from 'react';
import { isInTheWay } from './is-in-the-way.ts';

interface AutoShow {
  /** Milliseconds. */
  readonly delay: number;
  /** The visitor has closed it lately, here or on another page. */
  readonly isSeen: () => boolean;
  readonly show: () => void;
}

/** Milliseconds until it tries again, where it would have been in the way. */
const pause = 1000;

/**
 * Shows something once, after a delay, as long as `isOn`. Due while the page is hidden, the visitor types or another
 * dialog is open, it waits until that is over. When a visitor comes back to a page that the browser has kept, the delay
 * begins anew (H28).
 */
export function useAutoShow(isOn: boolean, { delay, isSeen, show }: AutoShow): void {
  const latest = useRef({ isSeen, show });
  useEffect(() => {
    latest.current = { isSeen, show };
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      if (latest.current.isSeen()) return;
      if (isInTheWay()) timer = setTimeout(attempt, pause);
      else latest.current.show();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(attempt, delay);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) begin();
    };
    begin();
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onPageShow);
    };
  }, [isOn, delay]);
}
