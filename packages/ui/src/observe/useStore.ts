import type { Store } from '@adviser-widgets/core/internal';
import { useSyncExternalStore } from 'react';

/** Returns the state of a thing, and renders again with each change of it. */
export function useStore<State>({ subscribe, state }: Pick<Store<State>, 'state' | 'subscribe'>): State {
  return useSyncExternalStore(subscribe, state, state);
}
