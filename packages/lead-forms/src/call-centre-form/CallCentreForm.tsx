import { leadKinds } from '@adviser-widgets/core';
import { callFields, contactFields, useAdviser } from '@adviser-widgets/forms';
import {
  BareLeadForm,
  type DefaultValues,
  type formEvents,
  type formSlots,
} from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of CallCentreForm: the widget's attributes, its slots as React nodes, its events, and what fields start with. */
export type CallCentreFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents> &
  DefaultValues<keyof typeof fieldsBefore | keyof typeof fieldsAfter | 'AdviserId'>;

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } =
  contactFields;
const { FormBestDayToCall, FormBestTimeToCall, FormHearFromUs, Context } = callFields;
const fieldsBefore = {
  FormFirstName,
  FormLastName,
  FormEmail,
  FormPhone,
  FormPostcode,
  FormSubject,
  FormMessage,
};
const fieldsAfter = { FormBestDayToCall, FormBestTimeToCall, FormHearFromUs, Context };

export function CallCentreForm(props: CallCentreFormProps) {
  const { AdviserId, ...adviser } = useAdviser();
  return (
    <BareLeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.callCentre}
      {...adviser}
      fields={{ ...fieldsBefore, AdviserId, ...fieldsAfter }}
      eventLabel={attributes.heading.default}
    />
  );
}
