import type { Option } from '@adviser-widgets/core';
import type { LeadFields } from '@adviser-widgets/forms';

/** The values that are sent, with their labels (spec section 3). */
export const relations: readonly Option[] = [
  { value: 'a friend', label: 'Friend' },
  { value: 'a colleague', label: 'Colleague' },
  { value: 'a parent', label: 'Parent' },
  { value: 'a sibling', label: 'Sibling' },
  { value: 'a child', label: 'Child' },
  { value: 'a relative', label: 'Other Relative' },
];

/**
 * The fields for a person who is referred (spec sections 3 and 5, row 22). Autofill is off: it would not know
 * that person.
 */
export const referralFields = {
  formFullName: {
    label: 'Their name',
    control: 'input',
    default: '',
    rule: 'filled',
    message: { name: 'formFullName', text: 'Please enter a name.' },
    autoComplete: 'off',
    autoCapitalize: 'words',
  },
  formPhone: {
    label: 'Their contact number',
    control: 'input',
    type: 'tel',
    default: '',
    rule: 'phone',
    message: { name: 'formPhone', text: 'Please re-enter your contact number.' },
    autoComplete: 'off',
  },
  formGroupRelation: {
    label: 'Relationship',
    control: 'select',
    default: 'default',
    rule: 'chosen',
    message: { name: 'formGroupRelation', text: 'Please select a relationship.' },
    options: () => [{ value: 'default', label: 'Please select' }, ...relations],
  },
} as const satisfies LeadFields;
