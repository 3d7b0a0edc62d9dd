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

/** Props of RequestCallForm: the widget's attributes, its slots as React nodes, its events, and what fields start with. */
export type RequestCallFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents> &
  DefaultValues<keyof typeof fields>;

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } =
  contactFields;
const fields = { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage };

export function RequestCallForm(props: RequestCallFormProps) {
  return (
    <BareLeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.callCentre}
      fields={fields}
      eventLabel={attributes.heading.default}
    />
  );
}
