import type { LeadFields } from '../fields/lead-field.ts';
import { asAppForm } from './as-app-form.tsx';
import { BareLeadForm } from './BareLeadForm.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

const AppForm = /* @__PURE__ */ asAppForm(BareLeadForm);

/** A lead form with its heading, fields, bot checks, button, messages and success panel. */
export function LeadForm<Fields extends LeadFields>(props: LeadFormProps<Fields>) {
  return <AppForm {...props} />;
}
