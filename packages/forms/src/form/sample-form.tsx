import { leadKinds } from '@adviser-widgets/core';
import { defineWidget, withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { answers } from '@adviser-widgets/testing/form';
import { screen } from '@testing-library/react';
import { contactFields } from '../fields/contact-fields.ts';
import { BareLeadForm } from './BareLeadForm.tsx';
import { formAttributes, formSlots } from './form-attributes.ts';
import { formAccessibility, formEvents } from './form-description.ts';

const attributes = formAttributes({
  heading: 'Request a Call',
  subHeading: 'Let us know how we can help',
  buttonText: 'Submit',
  closable: true,
});

/** A lead form with a field of each kind, for tests of what all lead forms do. */
export const sampleForm = defineWidget({
  name: 'sample-form',
  title: 'Sample form',
  description: 'A form for tests.',
  purpose: 'form',
  attributes,
  slots: formSlots,
  callsApi: true,
  events: formEvents,
  accessibility: formAccessibility,
  reserve: { narrow: 0, wide: 0 },
  example: '',
});

const { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } =
  contactFields;
const fields = { FormFirstName, FormLastName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage };

export function SampleForm(props: WidgetProps<typeof attributes, typeof formSlots, typeof formEvents>) {
  return (
    <BareLeadForm
      {...withDefaults(attributes, props)}
      kind={leadKinds.callCentre}
      fields={fields}
      eventLabel="Sample form"
    />
  );
}

export function valuesOnScreen(): string[] {
  return Object.keys(answers).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
}
