import { leadKinds } from '@adviser-widgets/core';
import {
  contactFields,
  focusInvalid,
  FormStatus,
  LeadFieldControl,
  SendButton,
  SuccessPanel,
  useLeadForm,
} from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import { useEffect } from 'react';

const { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } = contactFields;
const fields = { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage };

export function UseLeadFormExample() {
  const lead = useLeadForm({ kind: leadKinds.contact, fields, eventLabel: 'Question' });
  const { formRef, state } = lead;
  useEffect(() => {
    if (state.status === 'invalid') focusInvalid(formRef.current);
  }, [state, formRef]);
  if (state.status === 'succeeded') return <SuccessPanel>Thank you!</SuccessPanel>;
  return (
    <form
      ref={formRef}
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

            keepDraft={lead.keepDraft}
          />
        ))}
      </div>
      <div className="aw-actions">
        <SendButton state={state}>Send</SendButton>
        <FormStatus state={state} widget="my-form" onStop={lead.stopWaiting} />
      </div>
      {lead.captchaBox}
    </form>
  );
}
