'use client';

export { fieldLabel, textsOfFields } from './fields/field-texts.ts';
export { asAppForm } from './form/as-app-form.tsx';
export { BareLeadForm } from './form/BareLeadForm.tsx';
export type { DefaultValues } from './fields/default-values.ts';
export { focusFirst } from './form/focus-first.ts';
export { formAttributes, formSlots } from './form/form-attributes.ts';
export {
  acceptedEvent,
  closedEvent,
  formAccessibility,
  formEvents,
  formReactProps,
  leadNeeds,
  refusedEvent,
} from './form/form-description.ts';
export { parseValues } from './lead/kept-values.ts';
export { useLead, type LeadOptions } from './lead/useLead.ts';
export type { Lead } from './lead/lead.ts';
export { isBusy } from './press/submission-state.ts';
export type { Sending, Turn } from './press/sending.ts';
export { TickField } from './fields/TickField.tsx';
export { useFieldValue } from './fields/useFields.ts';
export { withNote } from './fields/with-note.ts';
export { campaignOf } from './lead/campaign-of.ts';
export { submissionFields, type SubmissionName } from './lead/submission-field.ts';
export { bestDays, bestTimes, howHeard } from './fields/call-options.ts';
export { foldName } from './fields/adviser/fold-name.ts';
