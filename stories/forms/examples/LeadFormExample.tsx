import { leadKinds } from '@adviser-widgets/core';
import { contactFields, LeadForm } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';

const { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } = contactFields;
const fields = { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage };

export function LeadFormExample() {
  return (
    <LeadForm
      kind={leadKinds.contact}
      fields={fields}
      heading="Ask us anything"
      buttonText="Send"
      eventLabel="Question"
    />
  );
}
