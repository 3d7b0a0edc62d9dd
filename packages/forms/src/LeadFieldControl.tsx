import { message } from '@adviser-widgets/core';
import { Field } from '@adviser-widgets/ui';
import type { LeadFieldProps } from './lead-field.ts';
import { registerField } from './register-field.ts';

/** One lead field: its label, control, hint and error, out of its row in the table. */
export function LeadFieldControl(props: LeadFieldProps) {
  const { name, field, form, page } = props;
  const { control: Control, dependsOn, type = 'text' } = field;
  if (dependsOn && !form.watch(dependsOn)) return null;
  if (typeof Control === 'function') return <Control {...props} />;
  const isRequired = field.message !== undefined;
  return (
    <Field
      label={field.label}
      note={isRequired || field.default ? undefined : message('optional')}
      hint={field.hint}
      isWide={Control === 'textarea'}
      error={form.formState.errors[name]?.message}
    >
      {(texts) => {
        const control = { ...texts, ...registerField(form, name), 'aria-required': isRequired || undefined, autoComplete: field.autoComplete };
        if (Control === 'textarea') return <textarea {...control} rows={5} />;
        if (Control === 'select') return <select {...control}>{field.options?.(page).map(toOption)}</select>;
        return <input {...control} type={type} inputMode={type} autoCapitalize={field.autoCapitalize} spellCheck={false} />;
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
