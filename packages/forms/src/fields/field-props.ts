import type { ControlProps } from '@adviser-widgets/ui';
import { fieldHint, fieldLabel } from './field-texts.ts';
import type { LeadField, LeadFieldProps } from './lead-field.ts';
import { fieldText } from './texts.ts';

export function fieldTexts({ name, field, form }: LeadFieldProps, widget: string) {
  return {
    label: fieldLabel(name, field, widget),
    note: field.message !== undefined || field.default ? undefined : fieldText('optional', widget),
    hint: fieldHint(name, field, widget),
    error: form.formState.errors[name]?.message,
  };
}

export function controlProps({ name, field, form }: LeadFieldProps, ties: ControlProps) {
  return {
    ...ties,
    ...form.register(name),
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
