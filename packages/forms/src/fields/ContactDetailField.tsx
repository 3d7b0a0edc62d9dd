import { message } from '@adviser-widgets/core';
import { Field } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { controlProps, fieldTexts } from './field-props.ts';
import type { LeadFieldProps } from './lead-field.ts';
import { useSlipNotice } from './useSlipNotice.ts';

/** The rules whose fields question a probable slip, and the text of the question. */
const slipTexts = { email: 'emailSlip', phone: 'phoneSlip' } as const;

/** A field for an e-mail address or a phone number. Politely questions a probable slip (row 24, R21). */
export function ContactDetailField(props: LeadFieldProps & { readonly rule: keyof typeof slipTexts }) {
  const { name, form, rule } = props;
  const { name: widget } = useWidgetHost();
  const slip = useSlipNotice(form, name, rule);
  const texts = fieldTexts(props);
  return (
    <Field {...texts} notice={slip.isShown && !texts.error ? message(slipTexts[rule], widget) : ''}>
      {(ties) => {
        const control = controlProps(props, ties);
        return (
          <input
            {...control}
            type={props.field.type}
            inputMode={props.field.type}
            autoCapitalize={props.field.autoCapitalize}
            spellCheck={false}
            onFocus={slip.recheck}
            onChange={(event) => {
              void control.onChange(event);
              slip.recheck();
            }}
            onBlur={(event) => {
              void control.onBlur(event);
              slip.leave();
            }}
          />
        );
      }}
    </Field>
  );
}
