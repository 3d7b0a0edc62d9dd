/** Whether an entry of a navigation holds the current page, as the page says or as its address does. */
export function leadsHere(entry: Element | null): boolean {
  if (entry?.querySelector('[aria-current]:not([aria-current="false"])')) return true;
  return [...(entry?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? [])].some(
    ({ host, pathname }) => host === location.host && pathname === location.pathname,
  );
}
