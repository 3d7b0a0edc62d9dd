import { message } from '@adviser-widgets/core';
import { Field } from '@adviser-widgets/ui';
import type { UseFormReturn } from 'react-hook-form';
import { leadField, type LeadFieldName, type LeadValues } from './fields.ts';

interface LeadFieldControlProps {
  readonly name: LeadFieldName;
  readonly form: UseFormReturn<LeadValues>;
}

/** One lead field: its label, control, hint and error, out of its row in the table. */
export function LeadFieldControl({ name, form }: LeadFieldControlProps) {
  const field = leadField(name);
  const isRequired = field.message !== undefined;
  const registered = form.register(name, { onChange: () => form.clearErrors(name) });
  return (
    <Field
      label={field.label}
      note={isRequired ? undefined : message('optional')}
      hint={field.hint}
      isWide={field.control === 'textarea'}
      error={form.formState.errors[name]?.message}
    >
      {(control) => {
        const props = { ...control, ...registered, 'aria-required': isRequired || undefined, autoComplete: field.autoComplete };
        if (field.control === 'textarea') return <textarea {...props} rows={5} />;
        if (field.control === 'select') return <select {...props}>{field.options?.().map(toOption)}</select>;
        return (
          <input
            {...props}
            type={field.type ?? 'text'}
            autoCapitalize={field.autoCapitalize}
            spellCheck={false}
          />
        );
      }}
    </Field>
  );
}

function toOption({ value, label }: { value: string; label: string }) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
