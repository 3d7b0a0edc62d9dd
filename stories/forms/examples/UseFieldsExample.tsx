import { contactFields, LeadFieldControl, useFields } from '@adviser-widgets/forms';
import { Button } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import { useState, type FormEvent } from 'react';

const { FormFirstName, FormPhone } = contactFields;
const fields = { FormFirstName, FormPhone };

export function UseFieldsExample() {
  const { form, validate } = useFields({ fields });
  const [outcome, setOutcome] = useState('');
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const values = await validate();
    setOutcome(values ? `Ready to send: ${JSON.stringify(values)}` : 'Please correct the fields.');
  };
  return (
    <form className="aw-form" noValidate onSubmit={(event) => void check(event)}>
      <div className="aw-fields">
        {Object.entries(fields).map(([name, field]) => (
          <LeadFieldControl key={name} name={name} field={field} form={form} />
        ))}
      </div>
      <div className="aw-actions">
        <Button type="submit">Check</Button>
        <p role="status">{outcome}</p>
      </div>
    </form>
  );
}
