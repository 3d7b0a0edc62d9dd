import type { Adviser } from './fetch-advisers.ts';
import { Field } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { pickedName, writePicked } from './adviser-fields.ts';
import { AdviserField, type AdviserFieldProps } from './AdviserField.tsx';
import { fieldLabel } from '../field-texts.ts';
import type { LeadFieldProps } from '../lead-field.ts';
import { fieldText } from '../texts.ts';

type AdviserNameFieldProps = LeadFieldProps & Pick<AdviserFieldProps, 'loadSearch'>;

export function AdviserNameField({ name, field, form, keepDraft, loadSearch }: AdviserNameFieldProps) {
  const { name: widget } = useWidgetHost();
  const isRequired = field.message !== undefined;
  const onPick = (text: string, adviser?: Adviser) => {
    form.setValue(name, text);
    form.setValue(pickedName, writePicked(adviser));
    form.clearErrors(name);
    keepDraft?.();
  };
  return (
    <Field
      label={fieldLabel(name, field, widget)}
      note={isRequired ? undefined : fieldText('optional', widget)}
      error={form.formState.errors[name]?.message}
    >
      {(control) => (
        <AdviserField
          control={isRequired ? { ...control, 'aria-required': true } : control}
          registered={form.register(name)}
          loadSearch={loadSearch}
          onPick={onPick}
        />
      )}
    </Field>
  );
}
