import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True while a server renders, and in the browser as long as React takes over what the server drew: until then only what
 * the server knew may be shown. A component that mounts in the browser alone is never told so.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(never, () => false, () => true);
}
