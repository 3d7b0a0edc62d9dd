'use client';

export { fieldLabel, textsOfFields } from './fields/field-texts.ts';
export { asAppForm } from './form/as-app-form.tsx';
export { BareLeadForm } from './form/BareLeadForm.tsx';
export type { DefaultValues } from './fields/default-values.ts';
export { focusFirst } from './form/focus-first.ts';
export { formAttributes, formSlots } from './fields/form-attributes.ts';
export {
  acceptedEvent,
  closedEvent,
  formAccessibility,
  formEvents,
  formReactProps,
  leadNeeds,
  refusedEvent,
} from './fields/form-description.ts';
export {
  createLeadIdentity,
  parseTriedLead,
  type LeadIdentity,
  type TriedLead,
} from './submit/lead-identity.ts';
export { isBusy } from './submit/submission-state.ts';
export type { PressClock } from './submit/press-clock.ts';
export type { Sending } from './submit/useSubmission.ts';
export { TickField } from './fields/TickField.tsx';
export { useFieldValue } from './fields/useFields.ts';
export { withNote } from './fields/with-note.ts';
