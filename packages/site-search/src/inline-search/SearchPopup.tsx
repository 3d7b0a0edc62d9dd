import { popupPlace, watchViewport, type Viewport } from '@adviser-widgets/ui/internal';
import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';

/** Under the box and within the window; what has no room there scrolls. */
export function SearchPopup({ className = '', ...attributes }: HTMLAttributes<HTMLDivElement>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: popup } = ref;
    return popup ? watchViewport((view) => place(popup, view)) : undefined;
  }); // after every render: a header that moves into its place reports nothing
  // Firefox has Tab stop at what scrolls; its links are enough.
  return <div {...attributes} ref={ref} className={`aw-popup ${className}`} tabIndex={-1} />;
}

function place(popup: HTMLElement, view: Viewport): void {
  const box = popup.parentElement?.getBoundingClientRect();
  if (!box) return;
  const { left, width, maxHeight } = popupPlace(box, view, getComputedStyle(popup).direction === 'rtl');
  popup.style.setProperty('--aw-popup-left', `${left}px`);
  popup.style.setProperty('--aw-popup-width', `${width}px`);
  popup.style.setProperty('--aw-popup-height', `${maxHeight}px`);
}
