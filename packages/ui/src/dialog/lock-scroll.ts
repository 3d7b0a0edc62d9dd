import { pageRoot } from '@adviser-widgets/core';

let locks = 0;
let unlock = () => {};

/**
 * Keeps the page behind a modal dialog from scrolling, without moving it as the scroll bar goes. Several may lock it.
 *
 * @returns the undo
 */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = lock(pageRoot());
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    if (--locks === 0) unlock();
  };
}

/** Through the style object, which every policy allows. */
function lock({ style, clientWidth }: HTMLElement): () => void {
  const { overflow, paddingInlineEnd } = style;
  const bar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingInlineEnd = `${bar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}
