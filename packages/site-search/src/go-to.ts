import type { Navigation } from './search-page.ts';

/** Leaves for an address of ours. */
export function goTo(address: string, navigation: Navigation): void {
  if (navigation === 'assign') location.assign(address);
  else location.replace(address);
}
