export { formAttributes, formSlots } from './form-attributes.ts';
export { leadFields, type LeadField, type LeadFieldName, type LeadValues } from './fields.ts';
export { LeadForm, type LeadFormProps } from './LeadForm.tsx';
export { createSubmission, type Submission, type SubmissionFailure, type SubmissionPorts, type SubmissionState } from './submission.ts';
export { useLeadForm, type LeadFormControl, type LeadFormOptions } from './useLeadForm.ts';
