import type { LazyPart } from '@adviser-widgets/core';
import { useCallback, useState } from 'react';

/** Loads the part, and renders the component with it. Safe to repeat: the next call retries after a failure. */
export type LoadPart = (onFailure?: (error: unknown) => void) => void;

/**
 * Returns a lazy part for rendering, `undefined` until this component has loaded it, and the function that
 * loads it, for handlers and effects.
 *
 * @param load from `createLazyPart`
 */
export function useLazyPart<Part>(load: LazyPart<Part>['load']): readonly [Part | undefined, LoadPart] {
  const [part, setPart] = useState<Part>();
  // Effects depend on it: another function on each render would load again on each render.
  const loadPart = useCallback<LoadPart>(
    (onFailure = () => {}) => void load().then((loaded) => setPart(() => loaded), onFailure),
    [load],
  );
  return [part, loadPart];
}
