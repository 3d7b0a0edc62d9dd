import type { SearchResults, SearchClient } from '@adviser-widgets/core';
import type { SearchLimits } from '@adviser-widgets/core/internal';
import { createAnswerMemory } from './answer-memory.ts';
import { searchWords } from './search-words.ts';

/** `words` are always the current words in the box. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'empty' | 'failed'; readonly words: string }
  | { readonly status: 'shown'; readonly words: string; readonly results: SearchResults };

export interface SearchSettings {
  readonly site: SearchClient;
  readonly limits: SearchLimits;
  /** Not called for a cancelled search. */
  readonly onFailure: (error: unknown) => void;
}

export interface Search {
  readonly state: () => SearchState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (text: string) => void;
  readonly close: () => void;
  /** Opens a connection early, which makes the first search faster. */
  readonly prepare: () => void;
}

/** Milliseconds without a key before the next request. */
const pauseMs = 120;

const idle: SearchState = { status: 'idle' };

/**
 * Each search starts in its own task, so that the browser first paints what was typed. A failure hides only the
 * results for its own words, never newer ones.
 */
export function createSearch({ site, limits, onFailure }: SearchSettings): Search {
  const listeners = new Set<() => void>();
  const answers = createAnswerMemory<SearchResults>();
  let state = idle;
  let lastTyped = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type,
    close,
    prepare: () => site.connect(),
  };

  function type(text: string): void {
    const words = searchWords(text);
    const isResting = performance.now() - lastTyped >= pauseMs;
    lastTyped = performance.now();
    if (!words) return close();
    if (state.status !== 'idle' && state.status !== 'failed' && state.words === words) return;
    drop();
    const known = answers.get(words);
    if (known) return show(answered(words, known));
    show({ status: 'loading', words });
    timer = setTimeout(() => void ask(words), isResting ? 0 : pauseMs);
  }

  async function ask(words: string): Promise<void> {
    const { signal } = (call = new AbortController());
    try {
      const results = await site.search(words, { limits, signal });
      if (signal.aborted) return;
      answers.keep(words, results);
      show(answered(words, results));
    } catch (error) {
      if (signal.aborted) return;
      show({ status: 'failed', words });
      onFailure(error);
    }
  }

  function close(): void {
    drop();
    show(idle);
  }

  function drop(): void {
    clearTimeout(timer);
    call?.abort();
  }

  function show(next: SearchState): void {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  }
}

function answered(words: string, results: SearchResults): SearchState {
  const isEmpty = Object.values(results).every(({ length }) => length === 0);
  return isEmpty ? { status: 'empty', words } : { status: 'shown', words, results };
}
