import { watchScroll } from '@adviser-widgets/ui';
import { stuck } from './stick-past.ts';

/** CSS pixels that a finger moves without meaning to turn around. */
const tolerance = 8;

const away = 'aw-sticky-header--away';
/** It slides out only if it was fixed before: otherwise it has just left with the page. */
const leaving = 'aw-sticky-header--leaving';

/** The visitor is in the header: by keyboard, or in something that they have opened. */
const inUse = ':focus-visible, [aria-expanded="true"], details[open]';

/** Hides the header while the page is scrolled down, however slowly, and shows it on the way up. */
export function hideOnWayDown(frame: HTMLElement): () => void {
  let isAway = false;
  /** Where the way in the current direction has led so far. */
  let furthest = withinPage(scrollY);

  const set = (next: boolean) => {
    isAway = next;
    frame.classList.toggle(away, isAway);
    frame.classList.toggle(leaving, isAway && frame.classList.contains(stuck));
  };
  const follow = (position: number) => {
    const top = withinPage(position);
    furthest = isAway ? Math.max(furthest, top) : Math.min(furthest, top);
    if (Math.abs(top - furthest) <= tolerance) return;
    furthest = top;
    if (isAway || !frame.querySelector(inUse)) set(!isAway);
  };
  const show = () => {
    furthest = withinPage(scrollY);
    set(false);
  };

  const unwatch = watchScroll(follow);
  frame.addEventListener('focusin', show);
  return () => {
    unwatch();
    frame.removeEventListener('focusin', show);
    set(false);
  };
}

/** iOS scrolls beyond both ends of a page, and back. */
function withinPage(top: number): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(top, scrollHeight - clientHeight));
}
