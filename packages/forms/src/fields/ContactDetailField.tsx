import { Field } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { controlProps, fieldTexts, inputProps } from './field-props.ts';
import type { LeadFieldProps } from './lead-field.ts';
import type { ContactDetail } from './probable-slip.ts';
import { useSlipNotice } from './useSlipNotice.ts';

/** Questions what is probably a slip, but never refuses it. */
export function ContactDetailField(props: LeadFieldProps & { readonly rule: ContactDetail }) {
  const { name, form, rule } = props;
  const { name: widget } = useWidgetHost();
  const slip = useSlipNotice(form, name, rule);
  const texts = fieldTexts(props, widget);
  return (
    <Field {...texts} notice={texts.error ? '' : slip.text}>
      {(ties) => {
        const control = controlProps(props, ties);
        return (
          <input
            {...control}
            {...inputProps(props.field)}
            onFocus={slip.recheck}
            onChange={(event) => {
              void control.onChange(event);
              slip.recheck();
            }}
            onBlur={slip.leave}
          />
        );
      }}
    </Field>
  );
}
