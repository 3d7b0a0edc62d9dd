import type { SearchClient, SearchResults, SearchLimits } from '../hosted-search/search-client.ts';

import { searchWords } from './search-words.ts';

/** `words` are always the current words in the box. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'empty' | 'failed'; readonly words: string }
  | { readonly status: 'shown'; readonly words: string; readonly results: SearchResults };

export interface SearchSettings {
  /** Runs one search. Called for each pause in typing, also before its code has loaded. */
  readonly find: SearchClient['search'];
  readonly limits: SearchLimits;
  /** Not called for a cancelled search. */
  readonly onFailure: (error: unknown) => void;
}

export interface Search {
  readonly state: () => SearchState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (text: string) => void;
  readonly close: () => void;
}

/** How many results of each group to request when all of them show, in groups. */
export const fullLimits: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };

/** Milliseconds without a key before the next request. */
const pauseMs = 120;

const idle: SearchState = { status: 'idle' };

/**
 * Each search starts in its own task, so that the browser first paints what was typed. A failure hides only the
 * results for its own words, never newer ones.
 */
export function createSearch({ find, limits, onFailure }: SearchSettings): Search {
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
      const results = await find(words, { limits, signal });
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

const maxAnswers = 50;

const lifetimeMs = 5 * 60 * 1000;

/** Deleting a letter then sends no request. */
interface AnswerMemory<Answer> {
  get(words: string): Answer | undefined;
  keep(words: string, answer: Answer): void;
}

/** Limited in size and time: the vendor's own grows as long as the page is open. */
export function createAnswerMemory<Answer>(): AnswerMemory<Answer> {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    get(words) {
      const entry = entries.get(words);
      entries.delete(words);
      if (!entry || Date.now() > entry.until) return undefined;
      entries.set(words, entry);
      return entry.answer;
    },
    keep(words, answer) {
      entries.set(words, { answer, until: Date.now() + lifetimeMs });
      const [oldest] = entries.keys();
      if (entries.size > maxAnswers && oldest !== undefined) entries.delete(oldest);
    },
  };
}
