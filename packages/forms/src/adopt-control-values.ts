import type { UseFormReturn } from 'react-hook-form';
import type { LeadValues } from './lead-field.ts';

/**
 * Takes over what stands in the controls: some browsers fill fields in without any event (iOS
 * Chrome's autofill, Firefox after a reload), and what a visitor sees is what must be sent. A box that is
 * not ticked has no text, nor has a group of which nothing is chosen.
 *
 * @returns whether anything was not known yet
 */
export function adoptControlValues(
  element: HTMLFormElement | null,
  form: UseFormReturn<LeadValues>,
  names: readonly string[],
): boolean {
  let hasMore = false;
  for (const name of names) {
    const controls = [...(element?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])];
    const isTicked = ({ type, checked }: HTMLInputElement) => checked || !/^(checkbox|radio)$/.test(type);
    const value = controls.length > 0 ? (controls.find(isTicked)?.value ?? '') : undefined;
    if (value === undefined || value === form.getValues(name)) continue;
    form.setValue(name, value);
    hasMore = true;
  }
  return hasMore;
}
