import { pageGlobal, zoomOf } from '@adviser-widgets/core/internal';
import { useMediaQuery } from '@adviser-widgets/ui';
import { enterTopLayer, lockScroll, watchViewport, whenHidden } from '@adviser-widgets/ui/internal';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface FullScreen {
  readonly isFull: boolean;
  /** Only in a window that has little room. */
  readonly fill: () => void;
  readonly shrink: () => void;
}

/** Windows with little room for results under a box: phones, also on their side, and pages at 400% zoom. */
const smallWindow = '(max-width: 599px), (max-height: 479px)';

interface FullScreenSettings {
  /** False until there is something to fill it with. */
  readonly isReady: boolean;
  /** Called when the visitor goes back, or the page hides the search. */
  readonly onBack: () => void;
}

/**
 * Fills the screen with the search while a visitor uses it in a small window.
 *
 * @param sheet What fills it.
 */
export function useFullScreen(
  sheet: RefObject<HTMLElement | null>,
  { isReady, onBack }: FullScreenSettings,
): FullScreen {
  const isSmall = useMediaQuery(smallWindow);
  const [isWanted, setWanted] = useState(false);
  const isFull = isWanted && isSmall && isReady;
  const latestOnBack = useRef(onBack);
  useLayoutEffect(() => {
    latestOnBack.current = onBack;
  });
  useLayoutEffect(() => {
    return isFull && sheet.current ? fillScreen(sheet.current) : undefined;
  }, [isFull, sheet]);
  useEffect(() => {
    if (!isFull || !sheet.current) return;
    const end = () => latestOnBack.current();
    const undoes = [whenBack(end), whenHidden(sheet.current, end)];
    return () => undoes.forEach((undo) => undo());
  }, [isFull, sheet]);
  return {
    isFull,
    fill: () => setWanted(matchMedia(smallWindow).matches),
    shrink: () => setWanted(false),
  };
}

function fillScreen(sheet: HTMLElement): () => void {
  const lower = enterTopLayer(sheet);
  const unlock = lockScroll({ isCovered: true });
  const unwatch = watchViewport(({ top, bottom }) => {
    const zoom = zoomOf(sheet);
    sheet.style.setProperty('--aw-sheet-top', `${top / zoom}px`);
    sheet.style.setProperty('--aw-sheet-height', `${(bottom - top) / zoom}px`);
  });
  const onTouchMove = () => sheet.querySelector('input')?.blur(); // puts the keyboard away, to show more results
  sheet.addEventListener('touchmove', onTouchMove, { passive: true });
  return () => {
    sheet.removeEventListener('touchmove', onTouchMove);
    unwatch();
    unlock();
    lower();
  };
}

interface Watcher extends EventTarget {
  destroy(): void;
}

/** Android's Back closes what is open, and leaves the page otherwise: Chromium has a watcher for it (126). */
function whenBack(close: () => void): () => void {
  const CloseWatcher = pageGlobal<new () => Watcher>('CloseWatcher', (found) => typeof found === 'function');
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}
