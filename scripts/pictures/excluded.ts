const sticks =
  'where it sticks follows the scrolling of the moment; page-widgets-looks.browser.ts holds its looks';

/** Stories that are never still, by id or the beginning of one, each with its reason. */
const excluded: Readonly<Record<string, string>> = {
  'navigation-sticky-header--': sticks,
  'navigation-sticky-mobile-bar--': sticks,
  'site-search-inline-search--waiting': 'its search is given up after four seconds',
  'site-search-site-search--waiting': 'what it waits for comes in the end',
};

export function isExcluded(id: string): boolean {
  return Object.keys(excluded).some((start) => id.startsWith(start));
}
