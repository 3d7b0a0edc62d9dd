import { keepInSight } from './keep-in-sight.ts';

/** Gives the focus to the first in the order on the screen, whatever the order of registration. */
export function focusFirst(form: HTMLFormElement | null, selector: string): void {
  const control = form?.querySelector<HTMLElement>(selector);
  control?.focus();
  keepInSight(control);
}
