import { leadKinds } from '@adviser-widgets/core';
import { callFields, contactFields, type LeadValues } from '@adviser-widgets/forms';
import {
  BareLeadForm,
  type DefaultValues,
  type formEvents,
  type formSlots,
} from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of JobApplicationForm: the widget's attributes, its slots as React nodes, its events, and what fields start with. */
export type JobApplicationFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents> &
  DefaultValues<keyof typeof fields>;

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode } = contactFields;
const { FormBestDayToCall, FormBestTimeToCall } = callFields;
const fields = {
  FormFirstName,
  FormLastName,
  FormEmail,
  FormPhone,
  FormPostcode,
  FormBestDayToCall,
  FormBestTimeToCall,
};

export function JobApplicationForm(props: JobApplicationFormProps) {
  return (
    <BareLeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.jobApplication}
      fields={fields}
      eventLabel={attributes.heading.default}
      toSend={withMark}
    />
  );
}

/** Adds the constant by which the API recognises an application. */
function withMark(values: LeadValues): LeadValues {
  return { ...values, formJoinUs: '1' };
}
