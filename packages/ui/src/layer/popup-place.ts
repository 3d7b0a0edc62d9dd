/** Edges in CSS pixels, as of `getBoundingClientRect`. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

interface Place {
  /** From the left edge of the box. */
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
}

/** Wide enough for a title in one or two lines, where the window is. */
const usualWidth = 400;
/** Between a popup that is wider than its box, and the edge of the window. */
const sideGap = 8;
/** Above and below the popup. */
const gap = 8;
/** With less room below the box the page has to be scrolled. */
const minHeight = 160;

/** As wide as the box or wider, flush with its end where that leaves it in the window. */
export function popupPlace(box: Edges, view: Edges, isRtl: boolean): Place {
  const boxWidth = box.right - box.left;
  const width = Math.max(boxWidth, Math.min(usualWidth, view.right - view.left - 2 * sideGap));
  const maxHeight = Math.max(minHeight, view.bottom - box.bottom - 2 * gap);
  if (width === boxWidth) return { left: 0, width, maxHeight };
  const wanted = isRtl ? box.left : box.right - width;
  const left = Math.max(view.left + sideGap, Math.min(wanted, view.right - sideGap - width));
  return { left: left - box.left, width, maxHeight };
}
