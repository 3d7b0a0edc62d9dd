/** Edges in CSS pixels, as of `getBoundingClientRect`. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Place {
  /** From the left edge of the window. */
  readonly left: number;
  readonly isAbove: boolean;
  readonly maxHeight: number;
}

interface Popup {
  readonly width: number;
  readonly isRtl: boolean;
}

/** Between a popup that is wider than its box, and the edge of the window. */
export const sideGap = 8;
/** Between the popup and its box, which has a focus ring, and the edge of the window. */
export const gap = 8;
/** With less room the page has to be scrolled. */
const minHeight = 160;

/** Below the box, or above it if only there is room; flush with its end where that leaves the popup in the window. */
export function popupPlace({ width, isRtl }: Popup, box: Edges, view: Edges): Place {
  const below = view.bottom - box.bottom - 2 * gap;
  const above = box.top - view.top - 2 * gap;
  const isAbove = below < minHeight && above > below;
  const maxHeight = Math.max(minHeight, isAbove ? above : below);
  const flush = isRtl ? box.left : box.right - width;
  const isAsWide = width - (box.right - box.left) < 1; // sizes are rounded
  const inWindow = Math.max(view.left + sideGap, Math.min(flush, view.right - sideGap - width));
  return { left: isAsWide ? flush : inWindow, isAbove, maxHeight };
}
