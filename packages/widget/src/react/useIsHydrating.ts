import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns true on the server and during hydration: render only what the server knew. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
