/** Gives the focus to the first that is found: order on the screen, whatever the order of registration. */
export function focusFirst(form: Element | null, selector: string): void {
  const control = form?.querySelector<HTMLElement>(selector);
  control?.focus();
  keepInSight(control);
}

/** The same for the first field that is wrong. Of a group of radio buttons the first: the group itself takes no focus. */
export function focusInvalid(form: Element | null): void {
  focusFirst(form, '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input');
}

/**
 * Scrolls an element clear of what a page keeps at the top and foot of the screen, by the `scroll-margin` in our sheet
 * (WCAG 2.4.11). Chromium leaves a text field where it is as long as its caret is on the screen, under a bar too.
 */
export function keepInSight(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
