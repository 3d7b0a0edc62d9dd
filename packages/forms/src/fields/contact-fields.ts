import { regionOptions, subjects } from '@adviser-widgets/core/internal';
import type { LeadField, LeadFields } from './lead-field.ts';
import { fieldText } from './texts.ts';

const name = {
  control: 'input',
  default: '',
  rule: 'filled',
  autoCapitalize: 'words',
} as const satisfies Partial<LeadField>;

/** Who is asking, from where, and about what: fields of most forms. */
export const contactFields = {
  FormFullName: { ...name, label: 'Full Name', message: 'FormFullName', autoComplete: 'name' },
  FormFirstName: { ...name, label: 'First Name', message: 'FormFirstName', autoComplete: 'given-name' },
  FormLastName: { ...name, label: 'Last Name', message: 'FormLastName', autoComplete: 'family-name' },
  FormEmail: {
    label: 'Email',
    control: 'input',
    type: 'email',
    default: '',
    rule: 'email',
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
    rule: 'phone',
    message: 'FormPhone',
    hint: 'For example 021 123 4567',
    autoComplete: 'tel',
  },
  FormPostcode: {
    label: 'Choose your region',
    control: 'select',
    default: 'none',
    rule: 'postcode',
    message: 'FormPostcode',
    autoComplete: 'address-level1',
    options: (widget) => [
      { value: 'none', label: fieldText('regionPlaceholder', widget) },
      ...regionOptions().shown(widget),
    ],
  },
  FormSubject: {
    label: 'I would like to discuss...',
    control: 'select',
    default: 'default',
    rule: 'chosen',
    message: 'FormSubject',
    options: (widget) => [
      { value: 'default', label: fieldText('subjectPlaceholder', widget) },
      ...subjects.shown(widget),
    ],
  },
  FormMessage: { label: 'Message', control: 'textarea', default: '', rule: 'optional' },
} as const satisfies LeadFields;
