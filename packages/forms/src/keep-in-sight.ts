/**
 * Scrolls an element clear of what a page keeps at the top and foot of the screen, by the `scroll-margin` in our sheet
 * (WCAG 2.4.11). Chromium leaves a text field where it is as long as its caret is on the screen, under a bar too.
 */
export function keepInSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
