export { contactFields } from './contact-fields.ts';
export { formAttributes, formSlots } from './form-attributes.ts';
export type { FieldPage, LeadField, LeadFieldProps, LeadFields, LeadValues } from './lead-field.ts';
export { LeadForm, type LeadFormProps } from './LeadForm.tsx';
export { createSubmission, type Submission, type SubmissionFailure, type SubmissionPorts, type SubmissionState } from './submission.ts';
export { useLeadForm, type LeadFormControl, type LeadFormOptions } from './useLeadForm.ts';
export { registerField } from './register-field.ts';
export { withNote } from './with-note.ts';
