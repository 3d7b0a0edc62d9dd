import { Field } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { PropsWithChildren } from 'react';
import { ContactDetailField } from './ContactDetailField.tsx';
import { controlProps, fieldTexts, inputProps } from './field-props.ts';
import type { LeadFieldProps } from './lead-field.ts';
import { useFieldValue } from './useFields.ts';

/** One lead field with its label, control, hint and error. */
export function LeadFieldControl(props: LeadFieldProps) {
  const { dependsOn } = props.field;
  if (!dependsOn) return <ShownField {...props} />;
  return (
    <WhileTicked form={props.form} name={dependsOn}>
      <ShownField {...props} />
    </WhileTicked>
  );
}

function WhileTicked({ form, name, children }: Pick<LeadFieldProps, 'form' | 'name'> & PropsWithChildren) {
  return useFieldValue(form, name) && children;
}

function ShownField(props: LeadFieldProps) {
  const { field, page = {} } = props;
  const { name: widget } = useWidgetHost();
  const { control: Control, rule } = field;
  if (typeof Control === 'function') return <Control {...props} />;
  if (rule === 'email' || rule === 'phone') return <ContactDetailField {...props} rule={rule} />;
  return (
    <Field {...fieldTexts(props, widget)} isWide={Control === 'textarea'}>
      {(ties) => {
        const control = controlProps(props, ties);
        if (Control === 'textarea') return <textarea {...control} rows={5} />;
        if (Control === 'select')
          return <select {...control}>{field.options?.(widget, page).map(toOption)}</select>;
        return <input {...control} {...inputProps(field)} />;
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
