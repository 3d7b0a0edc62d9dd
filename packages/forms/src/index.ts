'use client';

export { AdviserField } from './fields/adviser/AdviserField.tsx';
export { FormStatus } from './form/FormStatus.tsx';
export { focusInvalid } from './form/focus-first.ts';
export { Honeypot } from './form/Honeypot.tsx';
export { LeadFieldControl } from './fields/LeadFieldControl.tsx';
export { LeadForm } from './form/LeadForm.tsx';
export type { LeadFormProps } from './form/lead-form-props.ts';
export { SendButton } from './form/SendButton.tsx';
export { SuccessPanel } from './form/SuccessPanel.tsx';
export { AdviserChoice } from './fields/adviser/adviser-choice.ts';
export { AdviserSuggestions } from './fields/adviser/AdviserSuggestions.tsx';
export { callFields } from './fields/call-fields.ts';
export { CountedField } from './fields/CountedField.tsx';
export { contactFields } from './fields/contact-fields.ts';
export type {
  FieldPage,
  FieldsForm,
  LeadField,
  LeadFieldProps,
  LeadFields,
  LeadValues,
  WithPlainNames,
} from './fields/lead-field.ts';
export type { SubmissionState } from './press/submission-state.ts';
export { useAdviser } from './fields/adviser/use-adviser.tsx';
export { useFields, type FieldsControl } from './fields/useFields.ts';
export { useLeadForm, type LeadFormControl } from './form/useLeadForm.tsx';
export { useSubmission, type SubmissionControl } from './press/useSubmission.ts';
export type { TabRecord } from './lead/tab-record.ts';
export { useTabRecord } from './lead/useTabRecord.ts';
