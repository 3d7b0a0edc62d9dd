import { useMediaQuery } from '@adviser-widgets/ui';
import { lockScroll } from '@adviser-widgets/ui/internal';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { watchViewport } from './watch-viewport.ts';

interface FullScreen {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  /** Escape anywhere in it. */
  readonly onEscape: () => void;
}

/** Windows with little room for results under a box: phones, also on their side, and pages at 400% zoom. */
const smallWindow = '(max-width: 599px), (max-height: 479px)';

export function isSmallWindow(): boolean {
  return matchMedia(smallWindow).matches;
}

/** Fills the screen with the search while `isFull`, and ends it when the window has grown. */
export function useFullScreen({ rootRef, isFull, onFull, onEscape }: FullScreen): void {
  const isSmall = useMediaQuery(smallWindow);
  useEffect(() => {
    if (!isSmall) onFull(false);
  }, [isSmall, onFull]);
  useLayoutEffect(() => {
    const sheet = rootRef.current?.querySelector<HTMLElement>('.aw-search__sheet');
    return isFull && sheet ? fillScreen(sheet, onEscape) : undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per opening; closing is the same in every render
  }, [isFull, rootRef]);
}

function fillScreen(sheet: HTMLElement, onEscape: () => void): () => void {
  const lower = raise(sheet);
  const unlock = lockScroll();
  const unwatch = watchViewport(({ top, bottom }) => {
    sheet.style.setProperty('--aw-sheet-top', `${top}px`);
    sheet.style.setProperty('--aw-sheet-height', `${bottom - top}px`);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    event.stopPropagation(); // to the box, where the second Escape clears it
    onEscape();
  };
  const onTouchMove = () => sheet.querySelector('input')?.blur(); // puts the keyboard away, to show more results
  sheet.addEventListener('keydown', onKeyDown, true); // before the box, on either engine
  sheet.addEventListener('touchmove', onTouchMove, { passive: true });
  return () => {
    sheet.removeEventListener('keydown', onKeyDown, true);
    sheet.removeEventListener('touchmove', onTouchMove);
    unwatch();
    unlock();
    lower();
  };
}

/** A popover (2024) is above anything on the page, and fixed to the window wherever the box is. */
function raise(sheet: HTMLElement): () => void {
  if (!('showPopover' in sheet)) return () => {};
  sheet.popover = 'manual';
  sheet.showPopover();
  return () => {
    sheet.hidePopover();
    sheet.popover = null;
  };
}
