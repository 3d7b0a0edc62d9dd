import { Checkbox } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { fieldLabel } from './field-texts.ts';
import type { LeadFieldProps } from './lead-field.ts';

/** A field that is a box to tick. */
export function TickField({ name, field, form }: LeadFieldProps) {
  const { name: widget } = useWidgetHost();
  return <Checkbox label={fieldLabel(name, field, widget)} value={field.value} {...form.register(name)} />;
}
