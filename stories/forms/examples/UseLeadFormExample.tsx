import { leadKinds } from '@adviser-widgets/core';
import { contactFields, FormStatus, LeadFieldControl, SendButton, useLeadForm } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';

const { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } = contactFields;
const fields = { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage };

export function UseLeadFormExample() {
  const lead = useLeadForm({ kind: leadKinds.contact, fields, eventLabel: 'Question' });
  if (lead.state.status === 'succeeded') return <p role="status">Thank you!</p>;
  return (
    <form
      ref={lead.formRef}
      className="aw-form"
      noValidate
      onFocus={lead.prepare}
      onChange={lead.keepDraft}
      onSubmit={(event) => {
        event.preventDefault();
        lead.submit();
      }}
    >
      <div className="aw-fields">
        {Object.entries(fields).map(([name, field]) => (
          <LeadFieldControl
            key={name}
            name={name}
            field={field}
            form={lead.form}
            page={{}}
            keepDraft={lead.keepDraft}
          />
        ))}
      </div>
      <div className="aw-actions">
        <SendButton type="submit" state={lead.state}>
          Send
        </SendButton>
        <FormStatus state={lead.state} widget="my-form" onStop={lead.stopWaiting} />
      </div>
      {lead.captchaBox}
    </form>
  );
}
