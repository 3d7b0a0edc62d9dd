/** Focuses the first match: in screen order, whatever the order of registration. */
export function focusFirst(form: Element | null, selector: string): void {
  const control = form?.querySelector<HTMLElement>(selector);
  control?.focus();
  keepInSight(control);
}

/**
 * Focuses the first invalid field. In a radio group that is the first button: the group itself takes no
 * focus.
 */
export function focusInvalid(form: Element | null): void {
  focusFirst(form, '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input');
}

/**
 * Scrolls an element clear of what a page fixes to the top and bottom of the screen, by the `scroll-margin`
 * in our style sheet (WCAG 2.4.11). Chromium does not scroll a text field whose caret is on the screen, even
 * if it is under a bar.
 */
export function keepInSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
