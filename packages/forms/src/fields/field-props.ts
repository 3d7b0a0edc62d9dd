import { message } from '@adviser-widgets/core';
import type { ControlProps } from '@adviser-widgets/ui';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { LeadFieldProps, LeadValues } from './lead-field.ts';

/** The texts around a lead field's control. */
export function fieldTexts({ name, field, form }: LeadFieldProps) {
  return {
    label: field.label,
    note: field.message !== undefined || field.default ? undefined : message('optional'),
    hint: field.hint,
    error: form.formState.errors[name]?.message,
  };
}

/** Props of every lead field's control; `ties` connects it to its texts. */
export function controlProps({ name, field, form }: LeadFieldProps, ties: ControlProps) {
  return { ...ties, ...registerField(form, name), 'aria-required': field.message !== undefined || undefined, autoComplete: field.autoComplete };
}

/** Registers a field's control; the next input clears its error (spec section 4). */
export function registerField(form: UseFormReturn<LeadValues>, name: string): UseFormRegisterReturn {
  return form.register(name, { onChange: () => form.clearErrors(name) });
}
