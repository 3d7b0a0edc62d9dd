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
export {
  createLeadIdentity,
  parseTriedLead,
  type LeadIdentity,
  type TriedLead,
} from './lead/lead-identity.ts';
export { isBusy } from './press/submission-state.ts';
export type { PressClock } from './press/press-clock.ts';
export type { Sending } from './press/useSubmission.ts';
export { TickField } from './fields/TickField.tsx';
export { useFieldValue } from './fields/useFields.ts';
export { withNote } from './fields/with-note.ts';
