import { leadKinds } from '@adviser-widgets/core';
import { contactFields } from '@adviser-widgets/forms';
import { LeadForm, type formEvents, type formSlots } from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of RequestCallForm: the widget's attributes, and its slots as React nodes. */
export type RequestCallFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents>;

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } =
  contactFields;
const fields = { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage };

/** A form for a call from the call centre. */
export function RequestCallForm(props: RequestCallFormProps) {
  return (
    <LeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.callCentre}
      fields={fields}
      eventLabel={attributes.heading.default}
    />
  );
}
