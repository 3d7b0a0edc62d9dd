import { Checkbox } from '@adviser-widgets/ui';
import { registerField } from './field-props.ts';
import type { LeadFieldProps } from './lead-field.ts';

/** A lead field that is a checkbox. */
export function TickField({ name, field, form }: LeadFieldProps) {
  return <Checkbox label={field.label} value={field.value} {...registerField(form, name)} />;
}
