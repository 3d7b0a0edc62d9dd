import { useHang } from '@adviser-widgets/ui/internal';
import { useRef, type HTMLAttributes } from 'react';

interface SearchPopupProps extends HTMLAttributes<HTMLDivElement> {
  /** The search fills the screen, the popup what is left of it. */
  readonly isFull: boolean;
  /** Called once the box has left the window. */
  readonly onLeft: () => void;
}

/** Under the box and within the window; what has no room there scrolls. */
export function SearchPopup({ isFull, onLeft, className = '', ...attributes }: SearchPopupProps) {
  const ref = useRef<HTMLDivElement>(null);
  useHang(() => ref.current, !isFull, onLeft);
  // Firefox has Tab stop at what scrolls; its links are enough.
  return <div {...attributes} ref={ref} className={`aw-popup ${className}`} tabIndex={-1} />;
}
