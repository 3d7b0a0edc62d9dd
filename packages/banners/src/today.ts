import { getConfig } from '@adviser-widgets/core';

/** Returns the day by the visitor's clock, in the configuration's time zone: `2026-12-18`, like HTML's dates. */
export function today(): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: getConfig().timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // Every browser has English dates, 12/18/2026; not every one has the locales that write the year first.
  const [month, day, year] = format.format(Date.now()).split('/');
  return `${year}-${month}-${day}`;
}
