import { foldName, reportError, withoutInvisible, type Adviser } from '@adviser-widgets/core';

/** Whom a text means: an adviser (`id` is '' for a blank text), nobody, or undecidable without the list. */
export type AdviserAnswer = { readonly id: string } | 'unknown' | 'no-list';

/** Advisers to suggest, and the total number of matches. */
export interface FoundAdvisers {
  readonly advisers: readonly Adviser[];
  readonly total: number;
}

/**
 * One form's choice of an adviser (rows 31 to 33). The id is never stored beside the text but derived from
 * it, so a text never carries the id of another (fault 65).
 */
export interface AdviserChoice {
  /**
   * Starts loading the list: once, and again after a failure. Never rejects; a failure is only logged (spec
   * section 8).
   */
  prepare(): void;
  /**
   * Returns at most `limit` advisers whose name contains the text, those starting with it first; none for a
   * text too short to search for. `undefined` until the list has loaded, or if it could not be loaded.
   */
  suggest(text: string, limit: number): FoundAdvisers | undefined;
  /** Remembers which adviser a name stands for: two may share it. */
  pick(adviser: Adviser): void;
  /**
   * Finds whose name `text` is: the adviser picked under exactly this text, else the only one with that name
   * (row 33), else `unknown`. `no-list` if the list could not be loaded, or took longer than 3 seconds.
   */
  resolve(text: string): Promise<AdviserAnswer>;
  /** Calls `listener` after every status change; returns the undo. */
  subscribe(listener: () => void): () => void;
  status(): AdviserListStatus;
}

/** The loading state of the list. */
export type AdviserListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** An adviser, and the name folded for comparison: once, as there may be 20,000 (fault 20). */
interface Entry {
  readonly adviser: Adviser;
  readonly folded: string;
}

/** Milliseconds a lead waits for a list that is still loading. */
const patience = 3_000;

/** Creates the choice of one form. `load` fetches the list. */
export function createAdviserChoice(load: () => Promise<readonly Adviser[]>): AdviserChoice {
  const listeners = new Set<() => void>();
  let status: AdviserListStatus = 'idle';
  let entries: readonly Entry[] = [];
  let picked: Adviser | undefined;
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
      return status === 'ready' ? search(entries, foldName(text), limit) : undefined;
    },
    pick(adviser) {
      picked = adviser;
    },
    async resolve(text) {
      const name = foldName(text);
      if (name === '') return { id: '' };
      if (picked && withoutInvisible(picked.name) === withoutInvisible(text)) return { id: picked.id };
      if (status === 'idle') prepare(); // the text comes from a draft: no focus has loaded the list
      await withinPatience(loading); // `status` holds the outcome
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

/** Settles with `promise`, or once `patience` has passed. */
async function withinPatience(promise: Promise<void> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([promise, new Promise((settle) => (timer = setTimeout(settle, patience)))]);
  clearTimeout(timer);
}

/** Whether a text is long enough to search for: 2 characters (spec section 5). */
export function isSearchable(text: string): boolean {
  return [...foldName(text)].length >= 2;
}

function search(entries: readonly Entry[], text: string, limit: number): FoundAdvisers {
  const found = isSearchable(text) ? entries.filter(({ folded }) => folded.includes(text)) : [];
  const first = found.filter(({ folded }) => folded.startsWith(text));
  const later = found.filter(({ folded }) => !folded.startsWith(text));
  const advisers = [...first, ...later].slice(0, limit).map(({ adviser }) => adviser);
  return { advisers, total: found.length };
}
