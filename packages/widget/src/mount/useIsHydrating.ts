import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True on the server and while React hydrates its HTML: until it is false, render only what the server knew.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
