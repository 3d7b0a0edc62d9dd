import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { LeadValues } from './lead-field.ts';

/** Ties a control to its field; its error goes with the next input (spec section 4). */
export function registerField(form: UseFormReturn<LeadValues>, name: string): UseFormRegisterReturn {
  return form.register(name, { onChange: () => form.clearErrors(name) });
}
