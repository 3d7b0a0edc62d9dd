import type { SearchLimits, SearchResults, SearchClient } from '@adviser-widgets/core';
import { searchWords } from './search-words.ts';

/** What a search box has to show. Whatever it is, it belongs to `words`: those that stand in the box now. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'empty' | 'failed'; readonly words: string }
  | { readonly status: 'shown'; readonly words: string; readonly results: SearchResults };

export interface SearchSettings {
  readonly site: SearchClient;
  readonly limits: SearchLimits;
  /** A search failed for another reason than that nobody wants it any more. */
  readonly onFailure: (error: unknown) => void;
}

/** The search behind one box. */
export interface Search {
  readonly state: () => SearchState;
  /** Returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Searches for this text, unless that is what is shown or under way. */
  readonly type: (text: string) => void;
  /** Ends what is under way and shows nothing. Only `type` brings something back. */
  readonly close: () => void;
  /** Connects to the search, which makes the first one quicker. */
  readonly prepare: () => void;
}

/** Milliseconds without a key before the next request, when one has just been typed. */
const pause = 120;

/** Answers kept for who goes back a letter; they are forgotten when the box is emptied. */
const keptAnswers = 30;

const idle: SearchState = { status: 'idle' };

/**
 * Searches while somebody types: the first text at once, then whenever the keys rest for 120 ms, always in a task of
 * its own, as the browser should first show what was typed. What was superseded is
 * aborted, and its answer never shown, nor that of anything closed; a failure hides only what belongs to its own words
 * (H6, H12).
 */
export function createSearch({ site, limits, onFailure }: SearchSettings): Search {
  const listeners = new Set<() => void>();
  const answers = new Map<string, SearchResults>();
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
    const isResting = performance.now() - lastTyped >= pause;
    lastTyped = performance.now();
    if (!words) {
      answers.clear();
      return close();
    }
    if (state.status !== 'idle' && state.status !== 'failed' && state.words === words) return;
    drop();
    const known = answers.get(words);
    if (known) return show(answered(words, known));
    show({ status: 'loading', words });
    timer = setTimeout(() => void ask(words), isResting ? 0 : pause);
  }

  async function ask(words: string): Promise<void> {
    const { signal } = (call = new AbortController());
    try {
      const results = await site.search(words, { limits, signal });
      if (signal.aborted) return;
      keepAnswer(answers, words, results);
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

function keepAnswer(answers: Map<string, SearchResults>, words: string, results: SearchResults): void {
  const [oldest] = answers.keys();
  if (answers.size >= keptAnswers && oldest !== undefined) answers.delete(oldest);
  answers.set(words, results);
}

function answered(words: string, results: SearchResults): SearchState {
  const isEmpty = Object.values(results).every(({ length }) => length === 0);
  return isEmpty ? { status: 'empty', words } : { status: 'shown', words, results };
}
