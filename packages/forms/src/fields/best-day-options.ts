import { bestDays, warn, type Option } from '@adviser-widgets/core';

/** Never offered (row 27): what they would mean to the API is not known. */
const never = ['1', '7'];

/**
 * The days a page offers (`data-best-day-options`, row 27): a list of `{"value", "label"}`, both text.
 * Without one, or with one that cannot be read, the six of the spec as the widget shows them; the latter is told.
 */
export function bestDayOptions(given: unknown, widget: string): readonly Option[] {
  if (given === undefined) return bestDays.shown(widget);
  const days = Array.isArray(given) ? given.filter(isDay) : [];
  if (days.length > 0) return days;
  const found = Array.isArray(given) ? 'a list without one' : `a value of type ${typeof given}`; // never the value: it may be any size
  warn(`data-best-day-options: expected a list of days such as [{"value": "0", "label": "Today"}], values 1 and 7 excepted, got ${found}; using the standard days`);
  return bestDays.shown(widget);
}

function isDay(given: unknown): given is Option {
  const { value, label } = (given ?? {}) as Partial<Record<keyof Option, unknown>>;
  return typeof value === 'string' && typeof label === 'string' && value !== '' && !never.includes(value);
}
