import { leadKinds } from '@adviser-widgets/core';
import { contactFields, Honeypot, LeadFieldControl, SendButton, useLeadForm } from '@adviser-widgets/forms';
import { Form } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';

const { FormEmail } = contactFields;
const fields = { FormEmail };
const honeypotName = 'companyFax';

export function HoneypotExample() {
  const { formRef, honeypotRef, captchaBox, form, state, keepDraft, submit } = useLeadForm({
    kind: leadKinds.contact,
    fields,
    honeypotName,
    eventLabel: 'Newsletter',
  });
  return (
    <Form formRef={formRef} className="aw-form" onPress={submit}>
      <LeadFieldControl name="FormEmail" field={FormEmail} form={form} keepDraft={keepDraft} />
      <Honeypot name={honeypotName} label="Leave this field empty" inputRef={honeypotRef} />
      <SendButton state={state}>Send</SendButton>
      {captchaBox}
    </Form>
  );
}
