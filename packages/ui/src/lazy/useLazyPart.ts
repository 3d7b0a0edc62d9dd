import type { LazyPart } from '@adviser-widgets/core';
import { useCallback, useState } from 'react';

/** Loads the part and renders with it. Safe to repeat: retries after a failure. */
export type LoadPart = (onFailure?: (error: unknown) => void) => void;

/**
 * Returns a part of `createLazyPart`, `undefined` until loaded, and the function that loads it.
 *
 * @param load That of the part.
 */
export function useLazyPart<Part>(load: LazyPart<Part>['load']): readonly [Part | undefined, LoadPart] {
  const [part, setPart] = useState<Part>();
  // Effects depend on it: a new function on each render would load again.
  const loadPart = useCallback<LoadPart>(
    (onFailure = () => {}) => void load().then((loaded) => setPart(() => loaded), onFailure),
    [load],
  );
  return [part, loadPart];
}
