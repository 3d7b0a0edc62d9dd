import { createLazyPart } from '@adviser-widgets/core';
import type { SearchItem } from '../hosted-search/search-client.ts';
import { useLazyPart } from '@adviser-widgets/ui';
import { fullLimits, type Search, type SearchState } from '../search/search.ts';
import { previewLimits, previewRows, type RowRule } from '../search/preview-rows.ts';
import { useSearch } from '../search/useSearch.ts';

/** The client of the hosted search, and what shows its results. */
type ResultsCode = typeof import('./InlineResults.tsx');

/** The link to all results. A single object: a combobox compares its options by identity. */
const allResults = {} as const;

interface BoxSearch {
  readonly state: SearchState;
  readonly search: Search;
  /** The rows of the preview. */
  readonly items: readonly SearchItem[];
  /** The rows, and last the link to all results; none in groups, whose links are in the tab order. */
  readonly options: readonly (SearchItem | typeof allResults)[];
  /** `undefined` until it has loaded. */
  readonly code: ResultsCode | undefined;
  /** Loads it, and again after a failure. */
  readonly prepare: () => void;
}

interface BoxSearchSettings {
  readonly mode: 'preview' | 'grouped';
  readonly rows: RowRule;
  readonly onFailure: (error: unknown) => void;
}

const results = createLazyPart<ResultsCode>("The search's own code", () => import('./InlineResults.tsx'));

/** Searches for what is typed, as soon as the code for it has loaded. */
export function useBoxSearch({ mode, rows, onFailure }: BoxSearchSettings): BoxSearch {
  const [code, load] = useLazyPart(results.load);
  const [state, search] = useSearch({
    async find(words, call) {
      load(); // also shows it, if `prepare` has failed before
      return (await results.load()).searchClient().search(words, call);
    },
    limits: mode === 'grouped' ? fullLimits : previewLimits,
    onFailure,
  });
  const items = state.status === 'shown' ? previewRows(state.results, rows) : [];
  const hasOptions = mode === 'preview' && (state.status === 'shown' || state.status === 'loading');
  const options = hasOptions ? [...items, allResults] : [];
  return { state, search, items, options, code, prepare: () => load(onFailure) };
}
