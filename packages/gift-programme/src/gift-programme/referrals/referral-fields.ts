import type { LeadFields } from '@adviser-widgets/forms';
import { programmeText, relations } from '../texts.ts';

/** Autofill is off: it would not know the person who is referred. */
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
    options: (widget) => [
      { value: 'default', label: programmeText('relationPlaceholder', widget) },
      ...relations.shown(widget),
    ],
  },
} as const satisfies LeadFields;
