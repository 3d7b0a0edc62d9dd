/** Focuses the first match in screen order, among elements that the form itself has rendered. */
export function focusFirst(form: Element | null, selector: string): void {
  focusControl(form?.querySelector<HTMLElement>(selector));
}

/** Focuses a control, and shows all of its field. */
export function focusControl(control: HTMLElement | null | undefined): void {
  control?.focus();
  keepInSight(control?.closest('.aw-field')); // its label, hint and error are above it
  keepInSight(control);
}

/**
 * Focuses the summary of errors if it is shown, else the first invalid field; in a radio group, its first
 * button.
 */
export function focusInvalid(form: Element | null): void {
  const field = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';
  focusFirst(form, `.aw-error-summary, ${field}`);
}

/** Chromium leaves a focused text field under a page's fixed bar (WCAG 2.4.11). In apps' tests, jsdom cannot scroll. */
export function keepInSight(element: Partial<Element> | null | undefined): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** Returns the first input of a form, in screen order, that has one of these names. */
export function inputOf(form: HTMLFormElement | null, ...names: readonly string[]): HTMLElement | undefined {
  const inputs = [...(form?.elements ?? [])] as HTMLElement[]; // HTML has no others
  return inputs.find((input) => names.includes(input.getAttribute('name') ?? ''));
}
