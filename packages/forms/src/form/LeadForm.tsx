import type { ReactNode } from 'react';
import type { LeadFields } from '../fields/lead-field.ts';
import { asAppForm } from './as-app-form.tsx';
import { BareLeadForm } from './BareLeadForm.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

/**
 * A lead form with its heading, fields, bot checks, button, messages and success panel. `className`, `style`, `id`, `ref`
 * and `data-` attributes reach its root element.
 */
export const LeadForm = /* @__PURE__ */ asAppForm('', BareLeadForm) as <Fields extends LeadFields>(
  props: LeadFormProps<Fields>,
) => ReactNode; // a component's type has no parameters of its own
