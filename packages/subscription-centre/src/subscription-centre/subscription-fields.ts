import type { LeadFields } from '@adviser-widgets/forms';
import { TickField } from '@adviser-widgets/forms/internal';
import { subscriptionText } from './texts.ts';

const { unsubscribeBox, resubscribeBox, resubscribeMissing } = subscriptionText.texts;

export const preferenceFields = {
  unsubscribe: { label: unsubscribeBox, control: TickField, default: '', rule: 'optional', value: 'yes' },
} as const satisfies LeadFields;

export const resubscribeFields = {
  resubscribe: {
    label: resubscribeBox,
    control: TickField,
    default: '',
    rule: 'filled',
    value: 'yes',
    message: { name: 'resubscribeMissing', text: resubscribeMissing },
  },
} as const satisfies LeadFields;
