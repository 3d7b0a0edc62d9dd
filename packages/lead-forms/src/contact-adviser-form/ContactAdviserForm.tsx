import { leadKinds } from '@adviser-widgets/core';
import { contactFields } from '@adviser-widgets/forms';
import { LeadForm, type formEvents, type formSlots } from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of ContactAdviserForm: the widget's attributes, and its slots as React nodes. */
export type ContactAdviserFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents>;

const { FormFullName, FormEmail, FormPhone, FormPostcode, FormMessage } = contactFields;
const fields = { FormFullName, FormEmail, FormPhone, FormPostcode, FormMessage };

/** A form for a message to one adviser. */
export function ContactAdviserForm(props: ContactAdviserFormProps) {
  return (
    <LeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.contactAdviser}
      fields={fields}
      eventLabel={attributes.heading.default}
    />
  );
}
