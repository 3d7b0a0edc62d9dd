import type { UseFormReturn } from 'react-hook-form';
import type { LeadValues } from './lead-field.ts';

/**
 * Takes over what stands in the controls: some browsers fill fields in without any event (iOS
 * Chrome's autofill, Firefox after a reload), and what a visitor sees is what must be sent. A box that is
 * not ticked has no text.
 */
export function adoptControlValues(
  element: HTMLFormElement | null,
  form: UseFormReturn<LeadValues>,
  names: readonly string[],
): void {
  for (const name of names) {
    const control = element?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const value = control?.type === 'checkbox' && !control.checked ? '' : control?.value;
    if (value !== undefined && value !== form.getValues(name)) form.setValue(name, value);
  }
}
