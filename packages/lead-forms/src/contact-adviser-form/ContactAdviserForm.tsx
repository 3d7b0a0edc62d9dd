import { leadKinds } from '@adviser-widgets/core';
import { contactFields } from '@adviser-widgets/forms';
import {
  BareLeadForm,
  type DefaultValues,
  type formEvents,
  type formSlots,
} from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of ContactAdviserForm: the widget's attributes, its slots as React nodes, its events, and what fields start with. */
export type ContactAdviserFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents> &
  DefaultValues<keyof typeof fields>;

const { FormFullName, FormEmail, FormPhone, FormPostcode, FormMessage } = contactFields;
const fields = { FormFullName, FormEmail, FormPhone, FormPostcode, FormMessage };

export function ContactAdviserForm(props: ContactAdviserFormProps) {
  return (
    <BareLeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.contactAdviser}
      fields={fields}
      eventLabel={attributes.heading.default}
    />
  );
}
