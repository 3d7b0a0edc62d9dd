import { parentOf } from '@adviser-widgets/core/internal';
import { visiblePart } from '../observe/watch-viewport.ts';
import { enterTopLayer } from './enter-top-layer.ts';
import { onScreen } from './on-screen.ts';
import { gap, popupPlace, sideGap, type Edges } from './popup-place.ts';

/**
 * Hangs a list from its box, in the browser's top layer: below the box or above it, within the window, and following it
 * wherever it moves. Style sheets size the list by `--aw-popup-box` (the width of the box), `--aw-popup-room` (that of
 * the window) and `--aw-popup-height` (the most that has room).
 *
 * @param box An element around the list and the control that opens it.
 * @param onLeft Called once the box has left the window or what scrolls it; the focus is then on the control.
 * @returns the undo
 */
export function hang(list: HTMLElement, box: HTMLElement, onLeft: () => void): () => void {
  const unfollow = onScreen(() => follow(list, box));
  let wasSeen = false; // it may be scrolled to only now
  const sight = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (wasSeen && !isSeen) {
      if (list.matches(':focus-within'))
        box.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
      onLeft();
    }
    wasSeen = isSeen;
  });
  sight.observe(box);
  return () => {
    sight.disconnect();
    unfollow();
  };
}

/** Looks at each frame while the list is shown: no event says that a header slides in or that an image has loaded. */
function follow(list: HTMLElement, box: HTMLElement): () => void {
  const { cssText } = list.style;
  const leave = enterTopLayer(list);
  let frame = 0;
  let last = '';
  const look = () => {
    frame = requestAnimationFrame(look);
    const now = [...sidesOf(box.getBoundingClientRect()), ...sidesOf(visiblePart()), list.offsetWidth].join();
    if (now !== last) place(list, box);
    last = now;
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    leave();
    list.style.cssText = cssText;
  };
}

const sidesOf = ({ left, right, top, bottom }: Edges) => [left, right, top, bottom];

function place(list: HTMLElement, box: HTMLElement): void {
  const { style } = list;
  const [edges, view] = [box.getBoundingClientRect(), visiblePart()];
  // The page scrolls what is absolute without a script, and does not scroll what is fixed.
  Object.assign(style, { position: isFixed(box) ? 'fixed' : 'absolute', margin: '0', pointerEvents: 'auto' });
  const { direction, width: ownWidth } = getComputedStyle(list);
  const zoom = list.getBoundingClientRect().width / parseFloat(ownWidth) || 1;
  const set = (name: string, pixels: number) => style.setProperty(`--aw-popup-${name}`, `${pixels / zoom}px`);
  set('box', edges.right - edges.left);
  set('room', view.right - view.left - 2 * sideGap);
  const { width } = list.getBoundingClientRect();
  const { left, isAbove, maxHeight } = popupPlace({ width, isRtl: direction === 'rtl' }, edges, view);
  set('height', maxHeight);
  if (!/px/.test(isAbove ? style.bottom : style.top))
    style.inset = isAbove ? 'auto auto 0 0' : '0 auto auto 0';
  // From where it is: a browser without popovers may have a transform around it.
  const now = list.getBoundingClientRect();
  const move = (edge: 'left' | 'top' | 'bottom', by: number) => {
    if (Math.abs(by) > 0.5) style[edge] = `${parseFloat(style[edge]) + by / zoom}px`;
  };
  move('left', left - now.left);
  if (isAbove) move('bottom', now.bottom - edges.top + gap);
  else move('top', edges.bottom + gap - now.top);
}

function isFixed(box: Element): boolean {
  for (let around: Element | undefined = box; around; around = parentOf(around))
    if (/fixed|sticky/.test(getComputedStyle(around).position)) return true;
  return !('showPopover' in box);
}
