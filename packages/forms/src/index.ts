export { AdviserField, type AdviserFieldProps } from './adviser/AdviserField.tsx';
export { FormStatus } from './form/FormStatus.tsx';
export { LeadFieldControl } from './fields/LeadFieldControl.tsx';
export { LeadForm, type LeadFormProps } from './form/LeadForm.tsx';
export { SendButton } from './form/SendButton.tsx';
export { SuccessPanel } from './form/SuccessPanel.tsx';
export { createAdviserChoice } from './adviser/adviser-choice.ts';
export { AdviserSuggestions } from './adviser/AdviserSuggestions.tsx';
export { createAdviserLookup, type AdviserLookup } from './adviser/adviser-lookup.ts';
export { callFields } from './fields/call-fields.ts';
export { CountedField } from './fields/CountedField.tsx';
export { checkLead } from './rules/check-lead.ts';
export { contactFields } from './fields/contact-fields.ts';
export { registerField } from './fields/field-props.ts';
export { fieldLabel, textsOfFields } from './fields/field-texts.ts';
export { focusFirst, focusInvalid } from './form/focus-first.ts';
export { formAttributes, formSlots } from './fields/form-attributes.ts';
export {
  acceptedEvent,
  closedEvent,
  formAccessibility,
  formEvents,
  leadNeeds,
  refusedEvent,
} from './fields/form-description.ts';
export type {
  FieldPage,
  FieldText,
  LeadField,
  LeadFieldProps,
  LeadFields,
  LeadValues,
} from './fields/lead-field.ts';
export type { LeadDestination } from './submit/lead-destination.ts';
export {
  createLeadIdentity,
  leadLifetimeMs,
  parseTriedLead,
  type LeadIdentity,
  type TriedLead,
} from './submit/lead-identity.ts';
export {
  createSubmission,
  isBusy,
  type Submission,
  type SubmissionFailure,
  type SubmissionPorts,
  type SubmissionState,
} from './submit/submission.ts';
export { useAdviser, type AdviserPart } from './adviser/use-adviser.tsx';
export { useFields, type FieldsControl, type FieldsOptions } from './fields/useFields.ts';
export { useLeadForm, type LeadFormControl, type LeadFormOptions } from './submit/useLeadForm.ts';
export { useSubmission, type Sending, type SubmissionControl } from './submit/useSubmission.ts';
export { useTabRecord, type TabRecord } from './draft/useTabRecord.ts';
export { withNote } from './fields/with-note.ts';
