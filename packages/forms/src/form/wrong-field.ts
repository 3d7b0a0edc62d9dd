import type { LeadField } from '../fields/lead-field.ts';

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
