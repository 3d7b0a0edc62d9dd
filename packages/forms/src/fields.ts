import { getConfig, subjects, type MessageName, type Option } from '@adviser-widgets/core';
import { chosen, email, filled, optional, phone, postcode, type Rule } from './rules.ts';

/** One lead field (spec section 3, row 57): its control, texts, default and rule. */
export interface LeadField {
  readonly label: string;
  readonly control: 'input' | 'select' | 'textarea';
  readonly default: string;
  readonly rule: Rule;
  /** The text of a failed rule; a field without one is optional. */
  readonly message?: MessageName;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'tel';
  /** Autofill token (WCAG 1.3.5). */
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'words' | 'none';
  readonly maxLength?: number;
  /** A select's choices, the placeholder first. */
  readonly options?: () => readonly Option[];
}

const name = { control: 'input', default: '', rule: filled, autoCapitalize: 'words' } as const;

/** The lead fields, by their name on the wire. */
export const leadFields = {
  FormFirstName: { ...name, label: 'First Name', message: 'FormFirstName', autoComplete: 'given-name' },
  FormLastName: { ...name, label: 'Last Name', message: 'FormLastName', autoComplete: 'family-name' },
  FormEmail: {
    label: 'Email',
    control: 'input',
    type: 'email',
    default: '',
    rule: email,
    message: 'FormEmail',
    hint: 'For example name@example.co.nz',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  FormPhone: {
    label: 'Contact number',
    control: 'input',
    type: 'tel',
    default: '',
    rule: phone,
    message: 'FormPhone',
    hint: 'For example 021 123 4567',
    autoComplete: 'tel',
  },
  FormPostcode: {
    label: 'Choose your region',
    control: 'select',
    default: 'none',
    rule: postcode,
    message: 'FormPostcode',
    autoComplete: 'address-level1',
    options: regionOptions,
  },
  FormSubject: {
    label: 'I would like to discuss...',
    control: 'select',
    default: 'default',
    rule: chosen,
    message: 'FormSubject',
    options: () => [{ value: 'default', label: 'Please select' }, ...subjects],
  },
  FormMessage: { label: 'Message', control: 'textarea', default: '', rule: optional },
} as const satisfies Record<string, LeadField>;

/** Name of a lead field. */
export type LeadFieldName = keyof typeof leadFields;

/** Field name → value. Every value is text (row 17). */
export type LeadValues = Partial<Record<LeadFieldName, string>>;

/** A field's row, without the literal types of the table. */
export function leadField(name: LeadFieldName): LeadField {
  return leadFields[name];
}

function regionOptions(): readonly Option[] {
  const regions = getConfig().regions.map(({ name: label, postcode: value }) => ({ value, label }));
  return [{ value: 'none', label: 'Select a region' }, ...regions];
}
