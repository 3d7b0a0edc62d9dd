/**
 * Returns how many pixels of the window one CSS pixel of the element takes: more than 1 in a page with the CSS property
 * `zoom`, by which lengths measured with `getBoundingClientRect` are divided before a style gets them. Browsers before
 * `currentCSSZoom` measure in the element's own pixels.
 */
export function zoomOf(element: Element): number {
  return 'currentCSSZoom' in element ? element.currentCSSZoom : 1;
}
