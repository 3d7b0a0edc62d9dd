import { Store } from '@adviser-widgets/core/internal';
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

/** How many results of each group to request when all of them show, in groups. */
export const fullLimits: SearchLimits = { pages: 20, blogs: 20, advisers: 20 };

/** Milliseconds without a key before the next request. */
const pauseMs = 120;

const idle: SearchState = { status: 'idle' };

/**
 * The search of one box or page. Each starts in its own task, so that the browser first paints what was typed. A failure
 * hides only the results for its own words, never newer ones.
 */
export class Search extends Store<SearchState> {
  readonly #settings: SearchSettings;
  readonly #answers = createAnswerMemory<SearchResults>();
  #lastTyped = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #call: AbortController | undefined;

  constructor(settings: SearchSettings) {
    super(idle);
    this.#settings = settings;
  }

  readonly type = (text: string): void => {
    const words = searchWords(text);
    const isResting = performance.now() - this.#lastTyped >= pauseMs;
    this.#lastTyped = performance.now();
    if (!words) return this.close();
    const state = this.state();
    if (state.status !== 'idle' && state.status !== 'failed' && state.words === words) return;
    this.#drop();
    const known = this.#answers.get(words);
    if (known) return this.show(answered(words, known));
    this.show({ status: 'loading', words });
    this.#timer = setTimeout(() => void this.#ask(words), isResting ? 0 : pauseMs);
  };

  readonly close = (): void => {
    this.#drop();
    if (this.state() !== idle) this.show(idle);
  };

  async #ask(words: string): Promise<void> {
    const { find, limits, onFailure } = this.#settings;
    const { signal } = (this.#call = new AbortController());
    try {
      const results = await find(words, { limits, signal });
      if (signal.aborted) return;
      this.#answers.keep(words, results);
      this.show(answered(words, results));
    } catch (error) {
      if (signal.aborted) return;
      this.show({ status: 'failed', words });
      onFailure(error);
    }
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#call?.abort();
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
