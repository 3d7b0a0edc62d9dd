import { leadKinds } from '@adviser-widgets/core';
import * as forms from '@adviser-widgets/forms';
import { Form } from '@adviser-widgets/ui';
import { useEffect } from 'react';

const { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject } = forms.contactFields;
const message = { name: 'Deposit', text: 'Please enter your deposit in whole dollars.' };
const isAmount = (typed: string) => /^\d[\d ,]*$/.test(typed);
const amount = { control: 'input', default: '', rule: 'filled', accepts: isAmount, message } as const;
const Deposit = { ...amount, label: 'Your deposit' };
const fields = { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, Deposit };
const toSend = ({ Deposit, ...lead }: forms.LeadValues) => ({ ...lead, FormMessage: `Deposit: $${Deposit}` });

export function FirstHomeForm() {
  const lead = forms.useLeadForm({ kind: leadKinds.contact, fields, toSend, eventLabel: 'First home' });
  const { form, formRef, state, prepare, keepDraft, submit } = lead;
  useEffect(() => {
    if (state.status === 'invalid') forms.focusInvalid(formRef.current);
  }, [state, formRef]);
  if (state.status === 'succeeded') return <forms.SuccessPanel>We will call you.</forms.SuccessPanel>;
  return (
    <Form formRef={formRef} className="aw-form" onFocus={prepare} onChange={keepDraft} onPress={submit}>
      {Object.entries(fields).map(([name, field]) => (
        <forms.LeadFieldControl key={name} name={name} field={field} form={form} />
      ))}
      <forms.Honeypot name={lead.honeypotName} label="Leave it empty" inputRef={lead.honeypotRef} />
      <forms.SendButton state={state}>Call me about my first home</forms.SendButton>
      <forms.FormStatus state={state} widget="first-home" onStop={lead.stopWaiting} />
      <a href="/privacy">Privacy policy</a>
      {lead.captchaBox}
    </Form>
  );
}
