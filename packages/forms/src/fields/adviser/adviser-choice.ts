import { cleanText, reportError } from '@adviser-widgets/core/internal';
import { foldName } from './fold-name.ts';
import type { Adviser } from './fetch-advisers.ts';

/** `id` is '' for a blank text; `no-list` leaves the text undecided. */
export type AdviserAnswer = { readonly id: string } | 'unknown' | 'no-list';

export interface FoundAdvisers {
  readonly advisers: readonly Adviser[];
  readonly total: number;
}

/** Derives the id from the text, so that a text never carries another's id. */
export interface AdviserChoice {
  /** Loads the list once, and again after a failure, which is only logged. */
  prepare(): void;
  /** `undefined` without a list, or for less than two characters. Names that start with the text come first. */
  suggest(text: string, limit: number): FoundAdvisers | undefined;
  /**
   * Resolves to the picked adviser if the text is still that name, as two may share it; else to the only one of that name.
   * `no-list` after 3 seconds.
   */
  resolve(text: string, picked?: Adviser): Promise<AdviserAnswer>;
  subscribe(listener: () => void): () => void;
  status(): AdviserListStatus;
}

export type AdviserListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Folded once: a list may have 20,000, and is searched at each key. */
interface Entry {
  readonly adviser: Adviser;
  readonly folded: string;
}

/** Milliseconds a lead waits for a list that is still loading. */
const waitMs = 3_000;

/** Creates the choice of one form. `load` fetches the list. */
export function createAdviserChoice(load: () => Promise<readonly Adviser[]>): AdviserChoice {
  const listeners = new Set<() => void>();
  let status: AdviserListStatus = 'idle';
  let entries: readonly Entry[] = [];
  let loading: Promise<void> | undefined;

  function setStatus(next: AdviserListStatus): void {
    status = next;
    listeners.forEach((listener) => listener());
  }

  async function loadList(): Promise<void> {
    setStatus('loading');
    try {
      entries = (await load()).map((adviser) => ({ adviser, folded: foldName(adviser.name) }));
      setStatus('ready');
    } catch (error) {
      reportError(
        `The adviser field works without suggestions: ${error instanceof Error ? error.message : String(error)}`,
      );
      setStatus('failed');
    }
  }

  function prepare(): void {
    if (status === 'idle' || status === 'failed') loading = loadList();
  }

  return {
    prepare,
    suggest(text, limit) {
      return status === 'ready' && isSearchable(text) ? search(entries, foldName(text), limit) : undefined;
    },
    async resolve(text, picked) {
      const name = foldName(text);
      if (name === '') return { id: '' };
      if (picked && cleanText('name', picked.name) === cleanText('name', text)) return { id: picked.id };
      if (status === 'idle') prepare(); // the text comes from a draft: no focus has loaded the list
      await withinPatience(loading);
      if (status !== 'ready') return 'no-list';
      const [match, ...others] = entries.filter(({ folded }) => folded === name);
      return match && others.length === 0 ? { id: match.adviser.id } : 'unknown';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status: () => status,
  };
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
