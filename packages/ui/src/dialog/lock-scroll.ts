import { unshadowed } from '@adviser-widgets/core/internal';

let locks = 0;
let unlock = () => {};

interface LockOptions {
  /** Nothing of the page shows meanwhile. */
  readonly isCovered?: boolean;
}

/**
 * Keeps the page from scrolling, and all that shows of it in its place although the scroll bar goes. It scrolls once
 * all locks are undone.
 */
export function lockScroll({ isCovered = false }: LockOptions = {}): () => void {
  if (locks++ === 0) unlock = lock(isCovered);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    if (--locks === 0) unlock();
  };
}

function lock(isCovered: boolean): () => void {
  const [root, body] = [unshadowed(document).documentElement, unshadowed(document).body];
  // The window scrolls as the root's style says, or the body's while the root's says nothing. A body that would get a
  // style of its own instead of the window's would hold what is sticky in it.
  if (getComputedStyle(root).overflow === 'visible') return stop(body, root, isCovered);
  const undoes = [stop(root, root, isCovered)];
  if (/auto|scroll/.test(getComputedStyle(body).overflowY)) undoes.push(stop(body, body, isCovered));
  return () => undoes.forEach((undo) => undo());
}

/** Stops `scroller`, and keeps the room of the scroll bar in `holder` unless it is covered. Uses the style object, which any CSP allows. */
function stop(scroller: HTMLElement, holder: HTMLElement, isCovered: boolean): () => void {
  const width = holder.clientWidth;
  const undoStop = setStyle(scroller, 'overflow', 'hidden');
  const undoRoom = isCovered ? () => {} : keepRoom(holder, holder.clientWidth - width);
  return () => {
    undoStop();
    undoRoom();
  };
}

function keepRoom(holder: HTMLElement, bar: number): () => void {
  const { scrollbarGutter, paddingInlineEnd } = getComputedStyle(holder);
  if (bar <= 0) return () => {};
  if (scrollbarGutter === 'auto') return setStyle(holder, 'scrollbar-gutter', 'stable');
  if (scrollbarGutter) return () => {}; // the page keeps it
  // Safari before 18.2 has no gutter: what is fixed to the window moves there.
  return setStyle(holder, 'padding-inline-end', `${parseFloat(paddingInlineEnd) + bar}px`);
}

function setStyle({ style }: HTMLElement, name: string, value: string): () => void {
  const [before, priority] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, before, priority);
}
