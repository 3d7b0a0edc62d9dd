import { leadKinds } from '@adviser-widgets/core';
import { contactFields, CountedField, LeadForm } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import '@adviser-widgets/forms/counted.css';

const fields = {
  FormFirstName: contactFields.FormFirstName,
  FormMessage: { ...contactFields.FormMessage, control: CountedField, maxLength: 40 },
};

export function CountedFieldExample() {
  return <LeadForm kind={leadKinds.contact} fields={fields} eventLabel="Question" draft={false} />;
}
