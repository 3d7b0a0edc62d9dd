import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True on the server, and in the browser while React hydrates the server's HTML. Until it is false, render
 * only what the server knew. Always false in a component that mounts in the browser only.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
