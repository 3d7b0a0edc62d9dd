import type { ControlProps } from '@adviser-widgets/ui';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { fieldHint, fieldLabel } from './field-texts.ts';
import type { LeadField, LeadFieldProps, LeadValues } from './lead-field.ts';
import { formText } from '../form/texts.ts';

export function fieldTexts({ name, field, form }: LeadFieldProps, widget: string) {
  return {
    label: fieldLabel(name, field, widget),
    note: field.message !== undefined || field.default ? undefined : formText('optional', widget),
    hint: fieldHint(name, field, widget),
    error: form.formState.errors[name]?.message,
  };
}

export function controlProps({ name, field, form }: LeadFieldProps, ties: ControlProps) {
  return {
    ...ties,
    ...registerField(form, name),
    'aria-required': field.message !== undefined || undefined,
    autoComplete: field.autoComplete,
  };
}

/** Phones offer the right keys, and correct no names and addresses. */
export function inputProps({ type = 'text', autoCapitalize }: LeadField) {
  return {
    type: type === 'email' ? 'text' : type, // browsers judge an email by their own rule, in a theme's `:invalid`
    inputMode: type,
    autoCapitalize,
    autoCorrect: 'off',
    spellCheck: false,
  };
}

/** Registers a field's control; the next input clears its error. */
export function registerField(form: UseFormReturn<LeadValues>, name: string): UseFormRegisterReturn {
  return form.register(name, { onChange: () => form.clearErrors(name) });
}
