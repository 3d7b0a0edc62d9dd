import { cleanText, reportError, Store } from '@adviser-widgets/core/internal';
import { foldName } from './fold-name.ts';
import type { Adviser } from './fetch-advisers.ts';

/** `id` is '' for a blank text; `no-list` leaves the text undecided. */
export type AdviserAnswer = { readonly id: string } | 'unknown' | 'no-list';

export interface FoundAdvisers {
  readonly advisers: readonly Adviser[];
  readonly total: number;
}

export type AdviserListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Folded once: a list may have 20,000, and is searched at each key. */
interface Entry {
  readonly adviser: Adviser;
  readonly folded: string;
}

/** Milliseconds a lead waits for a list that is still loading. */
const waitMs = 3_000;

/**
 * The adviser of one form, derived from its text, so that a text never carries another's id. Its state is that of the
 * list of advisers.
 */
export class AdviserChoice extends Store<AdviserListStatus> {
  readonly #fetch: () => Promise<readonly Adviser[]>;
  #entries: readonly Entry[] = [];
  #loading: Promise<void> | undefined;

  /** `fetch` fetches the list. */
  constructor(fetch: () => Promise<readonly Adviser[]>) {
    super('idle');
    this.#fetch = fetch;
  }

  /** Loads the list once, and again after a failure, which is only logged. */
  readonly prepare = (): void => {
    const status = this.state();
    if (status === 'idle' || status === 'failed') this.#loading = this.#loadList();
  };

  /** `undefined` without a list, or for less than two characters. Names that start with the text come first. */
  suggest(text: string, limit: number): FoundAdvisers | undefined {
    const canSuggest = this.state() === 'ready' && isSearchable(text);
    return canSuggest ? search(this.#entries, foldName(text), limit) : undefined;
  }

  /**
   * Resolves to the picked adviser if the text is still that name, as two may share it; else to the only one of that name.
   * `no-list` after 3 seconds.
   */
  async resolve(text: string, picked?: Adviser): Promise<AdviserAnswer> {
    const name = foldName(text);
    if (name === '') return { id: '' };
    if (picked && cleanText('name', picked.name) === cleanText('name', text)) return { id: picked.id };
    if (this.state() === 'idle') this.prepare(); // the text comes from a draft: no focus has loaded the list
    await withinPatience(this.#loading);
    if (this.state() !== 'ready') return 'no-list';
    const [match, ...others] = this.#entries.filter(({ folded }) => folded === name);
    return match && others.length === 0 ? { id: match.adviser.id } : 'unknown';
  }

  async #loadList(): Promise<void> {
    this.show('loading');
    try {
      this.#entries = (await this.#fetch()).map((adviser) => ({ adviser, folded: foldName(adviser.name) }));
      this.show('ready');
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      reportError(`The adviser field works without suggestions: ${cause}`);
      this.show('failed');
    }
  }
}

async function withinPatience(promise: Promise<void> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([promise, new Promise((settle) => (timer = setTimeout(settle, waitMs)))]);
  clearTimeout(timer);
}

/** True from two characters on: one would match nearly everybody. */
export function isSearchable(text: string): boolean {
  return [...foldName(text)].length >= 2;
}

function search(entries: readonly Entry[], text: string, limit: number): FoundAdvisers {
  const found = entries.filter(({ folded }) => folded.includes(text));
  const first = found.filter(({ folded }) => folded.startsWith(text));
  const later = found.filter(({ folded }) => !folded.startsWith(text));
  const advisers = [...first, ...later].slice(0, limit).map(({ adviser }) => adviser);
  return { advisers, total: found.length };
}
