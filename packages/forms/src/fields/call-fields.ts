import { bestTimes, howHeard } from '@adviser-widgets/core';
import { bestDayOptions } from './best-day-options.ts';
import type { LeadFields } from './lead-field.ts';
import { TickField } from './TickField.tsx';

/** When to call, and what brought the visitor here: the fields that some forms add (rows 27, 28, 34, 57). */
export const callFields = {
  FormBestDayToCall: {
    label: 'How soon should we call?',
    control: 'select',
    default: '0',
    rule: 'restored',
    options: (widget, page) => bestDayOptions(page.bestDayOptions, widget),
  },
  FormBestTimeToCall: { label: 'What time is best?', control: 'select', default: '4', rule: 'restored', options: bestTimes.shown },
  FormHearFromUs: { label: 'How did you hear about us?', control: 'select', default: '1', rule: 'restored', options: howHeard.shown },
  Context: { label: 'Call from tracked campaign number', control: TickField, default: '', rule: 'optional', value: 'Call from tracked campaign number' },
  hasAdviser: { label: 'I already have an adviser', control: TickField, default: '', rule: 'optional', value: 'yes' },
} as const satisfies LeadFields;
