import { zoomOf } from '@adviser-widgets/core/internal';
import { keepRoom, watchScroll, watchSize } from '@adviser-widgets/ui';
import { raise } from '@adviser-widgets/ui/internal';
import { groundOf, watchGround } from '../ground-of.ts';

export const stuck = 'aw-sticky-header--stuck';

/**
 * Fixes the content of `frame`, which keeps its height. A header that takes a third of the window is not fixed: in
 * a zoomed page it would leave no space to read.
 */
export function stickPast(offset: number, frame: HTMLElement, box: Element): () => void {
  const bar = (frame.firstElementChild ?? frame) as HTMLElement; // rendered by ours
  const setRoom = keepRoom('top');
  let isStuck = false;
  let lower: (() => void) | undefined;
  /** Height of the header in the page; `height` is its current one. */
  let kept = 0;
  let height = 0;
  let width = 0;

  const pixels = (length: number) => `${length / zoomOf(frame)}px`;
  const set = (name: string, value: string | number) =>
    frame.style.setProperty(`--aw-sticky-header-${name}`, typeof value === 'number' ? pixels(value) : value);

  const place = () => {
    const outer = box.getBoundingClientRect();
    const inner = frame.getBoundingClientRect();
    set('left', outer.left);
    set('width', outer.width);
    set(
      'padding',
      [inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom, inner.left - outer.left]
        .map(pixels)
        .join(' '),
    );
    const now = bar.getBoundingClientRect().height;
    // At the same width something in the header has opened, which may overlap the page.
    if (isStuck && outer.width !== width) kept += now - height;
    if (!isStuck) kept = now;
    set('height', kept);
    [height, width] = [now, outer.width];
    setRoom(fits() ? (isStuck ? now : outer.height) + topOf(bar) : 0);
    follow(scrollY);
  };

  const fits = () => kept < innerHeight / 3;

  const follow = (top: number) => {
    if (isStuck === (top > offset && fits())) return;
    isStuck = !isStuck;
    if (isStuck) {
      set('from', Math.max(-kept, frame.getBoundingClientRect().top - topOf(bar)));
      set('ground', groundOf(frame));
    }
    frame.classList.toggle(stuck, isStuck);
    lower?.();
    lower = isStuck ? raise(bar) : undefined;
    height = bar.getBoundingClientRect().height;
  };

  place();
  const unwatch = watchScroll(follow);
  const unwatchSize = watchSize([frame, bar], place);
  const unwatchGround = watchGround(frame, (ground) => set('ground', ground));
  return () => {
    unwatch();
    unwatchSize();
    unwatchGround();
    setRoom(0);
    lower?.();
    frame.classList.remove(stuck);
  };
}

/** A site may reserve space at the top, for example for its CMS toolbar. */
function topOf(bar: Element): number {
  return parseFloat(getComputedStyle(bar).top) || 0;
}
