import { useIsHydrating } from '@adviser-widgets/widget/react/internal';
import { useEffect, useState, type RefObject } from 'react';
import { today } from './today.ts';

/** Dates of HTML, which sort as texts. Empty ones set no limit. */
interface Days {
  readonly from: string | undefined;
  readonly until: string | undefined;
}

const minute = 60_000;

/**
 * Whether today is one of the days, also after midnight on a page that stays open. Always on the server and during
 * hydration, as a page that a server rendered may be days old. Nothing changes while the focus is in `root`.
 */
export function useIsInDays({ from, until }: Days, root: RefObject<Element | null>): boolean {
  const [day, setDay] = useState(from || until ? today : '');
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (!from && !until) return;
    let timer: ReturnType<typeof setTimeout>;
    // Each minute, not at the next midnight: a sleeping computer stops timers, and clocks change.
    const check = () => {
      clearTimeout(timer);
      if (!root.current?.matches(':focus-within')) setDay(today());
      timer = setTimeout(check, minute - (Date.now() % minute));
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [from, until, root]);
  return isHydrating || ((!from || from <= day) && (!until || day <= until));
}
