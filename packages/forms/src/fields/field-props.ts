import type { ControlProps } from '@adviser-widgets/ui';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { fieldHint, fieldLabel } from './field-texts.ts';
import type { LeadFieldProps, LeadValues } from './lead-field.ts';
import { formText } from '../form/texts.ts';

/** The texts around a lead field's control, as a widget shows them. */
export function fieldTexts({ name, field, form }: LeadFieldProps, widget: string) {
  return {
    label: fieldLabel(name, field, widget),
    note: field.message !== undefined || field.default ? undefined : formText('optional', widget),
    hint: fieldHint(name, field, widget),
    error: form.formState.errors[name]?.message,
  };
}

/** What every control of a lead field has, tied to its texts by `ties`. */
export function controlProps({ name, field, form }: LeadFieldProps, ties: ControlProps) {
  return { ...ties, ...registerField(form, name), 'aria-required': field.message !== undefined || undefined, autoComplete: field.autoComplete };
}

/** Ties a control to its field; its error goes with the next input (spec section 4). */
export function registerField(form: UseFormReturn<LeadValues>, name: string): UseFormRegisterReturn {
  return form.register(name, { onChange: () => form.clearErrors(name) });
}
