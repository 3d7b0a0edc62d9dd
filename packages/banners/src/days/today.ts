import { getConfig } from '@adviser-widgets/core';

/** Returns the day by the visitor's clock, in the configuration's time zone: `2026-12-18`, like HTML's dates. */
export function today(): string {
  // The parts, as no locale promises this order. Those of `en` have the calendar and the digits of HTML.
  const format = new Intl.DateTimeFormat('en', {
    timeZone: getConfig().timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(Date.now()).map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts) as Record<string, string>;
  return [year, month, day].join('-');
}
