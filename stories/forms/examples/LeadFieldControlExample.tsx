import { checkLead, contactFields, LeadFieldControl, useFields } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import { useRef } from 'react';

const { FormFirstName, FormPostcode } = contactFields;
const fields = { FormFirstName, FormPostcode };

export function LeadFieldControlExample() {
  const formRef = useRef<HTMLFormElement>(null);
  const { form } = useFields({ fields, formRef, check: checkLead });
  return (
    <form ref={formRef} className="aw-form">
      <div className="aw-fields">
        {Object.entries(fields).map(([name, field]) => (
          <LeadFieldControl key={name} name={name} field={field} form={form} page={{}} keepDraft={() => {}} />
        ))}
      </div>
    </form>
  );
}
