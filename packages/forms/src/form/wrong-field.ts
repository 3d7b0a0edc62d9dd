import { inputOf } from './focus-first.ts';
import type { FieldsForm, LeadField, LeadFields } from '../fields/lead-field.ts';

/** A field that a press found wrong, as a summary lists it. */
export interface WrongField {
  /** The name it is sent under. */
  readonly name: string;
  /** Its row of the table. */
  readonly field: LeadField;
  /** The id of its control. */
  readonly id: string;
  /** The sentence that the field shows. */
  readonly error: string;
}

/** Returns what is wrong now, in screen order. */
export function wrongFields(
  form: FieldsForm,
  fields: LeadFields,
  element: HTMLFormElement | null,
): readonly WrongField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { error } = form.getFieldState(name);
    return error ? [{ name, field, id: inputOf(element, name)?.id ?? '', error: error.message ?? '' }] : [];
  });
}
