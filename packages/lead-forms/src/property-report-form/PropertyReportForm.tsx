import { leadKinds } from '@adviser-widgets/core';
import { contactFields } from '@adviser-widgets/forms';
import { LeadForm, type formEvents, type formSlots } from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of PropertyReportForm: the widget's attributes, and its slots as React nodes. */
export type PropertyReportFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents>;

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject } = contactFields;
const fields = { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject };

/** A form for a property report. */
export function PropertyReportForm(props: PropertyReportFormProps) {
  return (
    <LeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.propertyReport}
      fields={fields}
      eventLabel={attributes.heading.default}
    />
  );
}
