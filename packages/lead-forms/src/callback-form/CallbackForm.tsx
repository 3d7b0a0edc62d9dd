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

/** Props of CallbackForm: the widget's attributes, its slots as React nodes, its events, and what fields start with. */
export type CallbackFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents> &
  DefaultValues<keyof typeof fieldsBefore | 'AdviserId'>;

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode } = contactFields;
const { FormBestDayToCall, FormBestTimeToCall, hasAdviser } = callFields;
const fieldsBefore = {
  FormFirstName,
  FormLastName,
  FormEmail,
  FormPhone,
  FormPostcode,
  FormBestDayToCall,
  FormBestTimeToCall,
  hasAdviser,
};

export function CallbackForm(props: CallbackFormProps) {
  const { AdviserId, ...adviser } = useAdviser('hasAdviser');
  return (
    <BareLeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.callback}
      {...adviser}
      fields={{ ...fieldsBefore, AdviserId }}
      eventLabel={attributes.heading.default}
    />
  );
}
