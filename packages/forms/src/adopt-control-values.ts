import type { UseFormReturn } from 'react-hook-form';
import type { LeadFieldName, LeadValues } from './fields.ts';

/**
 * Takes over what stands in the controls: some browsers fill fields in without any event (iOS
 * Chrome's autofill, Firefox after a reload), and what a visitor sees is what must be sent.
 */
export function adoptControlValues(
  element: HTMLFormElement | null,
  form: UseFormReturn<LeadValues>,
  names: readonly LeadFieldName[],
): void {
  for (const name of names) {
    const control = element?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control && control.value !== form.getValues(name)) form.setValue(name, control.value);
  }
}
