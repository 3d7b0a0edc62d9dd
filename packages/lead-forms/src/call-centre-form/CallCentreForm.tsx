import { leadKinds } from '@adviser-widgets/core';
import { contactFields, LeadForm, type formSlots } from '@adviser-widgets/forms';
import { callFields } from '@adviser-widgets/forms/call';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of CallCentreForm: the widget's attributes, and its slots as React nodes. */
export type CallCentreFormProps = WidgetProps<typeof attributes, typeof formSlots>;

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } = contactFields;
const { FormBestDayToCall, FormBestTimeToCall, FormHearFromUs, Context } = callFields;
const fields = { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage, FormBestDayToCall, FormBestTimeToCall, FormHearFromUs, Context };

/** Asks for a call from the call centre, with what its staff note. */
export function CallCentreForm(props: CallCentreFormProps) {
  return (
    <LeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.callCentre}
      fields={fields}
      eventLabel={attributes.heading.default}
    />
  );
}
