import { message } from '@adviser-widgets/core';
import { Field } from '@adviser-widgets/ui';
import { AdviserField, type AdviserFieldProps } from './AdviserField.tsx';
import { registerField } from '../fields/field-props.ts';
import type { LeadFieldProps } from '../fields/lead-field.ts';

type AdviserNameFieldProps = LeadFieldProps & Pick<AdviserFieldProps, 'loadSearch'>;

/** The lead field `AdviserId`: the visitor types a name, and the search finds the id. */
export function AdviserNameField({ name, field, form, keepDraft, loadSearch }: AdviserNameFieldProps) {
  const isRequired = field.message !== undefined;
  const onPick = (adviser: string) => {
    form.setValue(name, adviser);
    form.clearErrors(name);
    keepDraft();
  };
  return (
    <Field label={field.label} note={isRequired ? undefined : message('optional')} error={form.formState.errors[name]?.message}>
      {(control) => (
        <AdviserField
          control={isRequired ? { ...control, 'aria-required': true } : control}
          registered={registerField(form, name)}
          loadSearch={loadSearch}
          onPick={onPick}
        />
      )}
    </Field>
  );
}
