import { valibotResolver } from '@hookform/resolvers/valibot';
import { createFormControl, type FieldErrors as FoundErrors } from 'react-hook-form';
import type { FieldErrors, LeadValues } from '../fields/field-store.ts';
import { leadSchema, type LeadRules } from './lead-schema.ts';

/** What a check of all fields has found. */
export interface CheckedFields {
  /** The values as they are sent; `undefined` if a field has an error. */
  readonly values: LeadValues | undefined;
  readonly errors: FieldErrors;
}

/** Checks values by the rules of their fields, with React Hook Form. */
export async function checkFields(lead: LeadRules, given: LeadValues): Promise<CheckedFields> {
  let checked: CheckedFields = { values: undefined, errors: {} };
  const form = createFormControl({
    defaultValues: given,
    resolver: valibotResolver(leadSchema(lead, given)),
    shouldFocusError: false, // it follows the order of registration, not of the screen
  });
  await form.handleSubmit(
    (values) => {
      checked = { values, errors: {} };
    },
    (found) => {
      checked = { values: undefined, errors: sentencesOf(found) };
    },
  )();
  return checked;
}

function sentencesOf(found: FoundErrors<LeadValues>): FieldErrors {
  return Object.fromEntries(Object.entries(found).map(([name, error]) => [name, error?.message ?? '']));
}
