import { pageRoot } from '@adviser-widgets/core/internal';

let locks = 0;
let unlock = () => {};

/** Also keeps the page from shifting as the scroll bar disappears. It scrolls once all locks are undone. */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = lock(pageRoot());
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    if (--locks === 0) unlock();
  };
}

/** Uses the style object, which any CSP allows. */
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
