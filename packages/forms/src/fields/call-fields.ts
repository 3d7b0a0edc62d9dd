import { warn, type Option } from '@adviser-widgets/core/internal';
import { bestDays, bestTimes, howHeard } from './call-options.ts';
import type { LeadField, LeadFields } from './lead-field.ts';
import { TickField } from './TickField.tsx';

/** With a type that other packages can name in theirs. */
const tick: LeadField['control'] = TickField;

/** When to call, and what brought the visitor here. */
export const callFields = {
  FormBestDayToCall: {
    label: 'How soon should we call?',
    control: 'select',
    default: '0',
    rule: 'restored',
    options: (widget, page) => bestDayOptions(page.bestDayOptions, widget),
  },
  FormBestTimeToCall: {
    label: 'What time is best?',
    control: 'select',
    default: '4',
    rule: 'restored',
    options: bestTimes.shown,
  },
  FormHearFromUs: {
    label: 'How did you hear about us?',
    control: 'select',
    default: '1',
    rule: 'restored',
    options: howHeard.shown,
  },
  Context: {
    label: 'Call from tracked campaign number',
    control: tick,
    default: '',
    rule: 'optional',
    value: 'Call from tracked campaign number',
  },
  hasAdviser: {
    label: 'I already have an adviser',
    control: tick,
    default: '',
    rule: 'optional',
    value: 'yes',
  },
} as const satisfies LeadFields;

/** Never offered: their meaning to the API is unknown. */
const never = ['1', '7'];

/** Returns the page's own days, else the standard ones: an unusable list must not block a lead. */
export function bestDayOptions(given: unknown, widget: string): readonly Option[] {
  if (given === undefined) return bestDays.shown(widget);
  const days = Array.isArray(given) ? given.filter(isDay) : [];
  if (days.length > 0) return days;
  const found = Array.isArray(given) ? 'a list without one' : `a value of type ${typeof given}`; // never the value: it may be any size
  warn(
    `bestDayOptions (data-best-day-options): expected a list of days such as [{"value": "0", "label": "Today"}], values 1 and 7 excepted, got ${found}; using the standard days`,
  );
  return bestDays.shown(widget);
}

function isDay(given: unknown): given is Option {
  const { value, label } = (given ?? {}) as Partial<Record<keyof Option, unknown>>;
  return typeof value === 'string' && typeof label === 'string' && value !== '' && !never.includes(value);
}
