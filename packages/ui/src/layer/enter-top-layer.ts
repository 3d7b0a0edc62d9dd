/**
 * Shows an element above anything on the page, where nothing around it cuts it off, holds it or covers it. In the DOM
 * it stays where it is. Browsers without popovers (before 2024) leave it in the page. Libraries for smooth scrolling leave
 * its own scrolling alone. Returns the undo.
 */
export function enterTopLayer(element: HTMLElement): () => void {
  element.setAttribute('data-lenis-prevent', '');
  const undo = () => element.removeAttribute('data-lenis-prevent');
  if (!('showPopover' in element) || !element.isConnected) return undo; // it throws for what the page has removed
  element.popover = 'manual';
  element.showPopover();
  // What hangs from a part of it stays above it.
  for (const inner of element.querySelectorAll<HTMLElement>('[class^="aw-"]:popover-open')) {
    inner.hidePopover();
    inner.showPopover();
  }
  return () => {
    undo();
    element.popover = null; // also hides it
  };
}
