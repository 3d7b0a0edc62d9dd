import { keepRoom, watchScroll } from '@adviser-widgets/ui';
import { groundOf } from '../ground-of.ts';

const stuck = 'aw-sticky-header--stuck';

/**
 * Fixes what is in `frame` to the top of the window while the page is scrolled down by more than `offset` CSS pixels
 * (H27), where and as wide as `box` stands in the page, with its padding and ground. The frame keeps its height, so
 * nothing moves. A header that takes a third of the window is left where it is: zoomed in, it would leave nothing to read in.
 *
 * @returns the undo
 */
export function stickPast(offset: number, frame: HTMLElement, box: Element): () => void {
  const bar = frame.firstElementChild ?? frame;
  const setRoom = keepRoom('top');
  let isStuck = false;
  /** Of the header in the page, and of the header as it shows. */
  let kept = 0;
  let height = 0;
  let width = 0;
  let frameRequest = 0;

  const set = (name: string, value: string | number) =>
    frame.style.setProperty(`--aw-sticky-header-${name}`, typeof value === 'number' ? `${value}px` : value);

  /** Where the header stands, and how much of the window it covers, or would. */
  const place = () => {
    const outer = box.getBoundingClientRect();
    const inner = frame.getBoundingClientRect();
    set('left', outer.left);
    set('width', outer.width);
    set('padding', [inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom, inner.left - outer.left].map((gap) => `${gap}px`).join(' '));
    const now = bar.getBoundingClientRect().height;
    // As wide as before it is something in it that has opened, which may lie over the page; else its lines break anew.
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
    height = bar.getBoundingClientRect().height;
  };

  place();
  const unwatch = watchScroll(follow);
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frameRequest);
    frameRequest = requestAnimationFrame(place); // it changes what is observed
  });
  for (const each of [frame, bar]) observer.observe(each);
  return () => {
    unwatch();
    observer.disconnect();
    cancelAnimationFrame(frameRequest);
    setRoom(0);
    frame.classList.remove(stuck);
  };
}

/** What a site keeps free above, such as the bar of its content management system. */
function topOf(bar: Element): number {
  return parseFloat(getComputedStyle(bar).top) || 0;
}
