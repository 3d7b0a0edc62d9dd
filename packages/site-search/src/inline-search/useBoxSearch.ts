import { createLazyPart } from '@adviser-widgets/core';
import { useLazyPart } from '@adviser-widgets/ui';
import { fullLimits, type Search, type SearchState } from '../search/create-search.ts';
import { previewLimits } from '../search/preview-rows.ts';
import { useSearch } from '../search/useSearch.ts';

/** The client of the hosted search, and what shows its results. */
type ResultsCode = typeof import('./InlineResults.tsx');

interface BoxSearch {
  readonly state: SearchState;
  readonly search: Search;
  /** `undefined` until it has loaded. */
  readonly code: ResultsCode | undefined;
  /** Loads it, and again after a failure. */
  readonly prepare: () => void;
}

const results = createLazyPart<ResultsCode>("The search's own code", () => import('./InlineResults.tsx'));

/** Searches for what is typed, as soon as the code for it has come. */
export function useBoxSearch(mode: 'preview' | 'grouped', onFailure: (error: unknown) => void): BoxSearch {
  const [code, load] = useLazyPart(results.load);
  const [state, search] = useSearch({
    async find(words, call) {
      load(); // also shows it, if `prepare` has failed before
      return (await results.load()).searchClient().search(words, call);
    },
    limits: mode === 'grouped' ? fullLimits : previewLimits,
    onFailure,
  });
  return { state, search, code, prepare: () => load(onFailure) };
}
