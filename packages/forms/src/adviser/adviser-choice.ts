import { foldName, reportError, withoutInvisible, type Adviser } from '@adviser-widgets/core';

/** Whom a text means: an adviser (`id` is '' for a blank text), nobody, or nobody can tell without the list. */
export type AdviserAnswer = { readonly id: string } | 'unknown' | 'no-list';

/** Advisers to suggest, and how many there are in all. */
export interface FoundAdvisers {
  readonly advisers: readonly Adviser[];
  readonly total: number;
}

/**
 * One form's choice of an adviser (rows 31 to 33). The id is never kept beside the text but told from it, so that no
 * text can stand with the id of another (fault 65).
 */
export interface AdviserChoice {
  /** Starts loading the list, once; again after a failure. Never rejects; a failure is logged only (spec section 8). */
  prepare(): void;
  /**
   * At most `limit` of the advisers whose name contains the text, those whose name starts with it first; none for a
   * text too short to search for. Undefined while the list is under way or could not be had.
   */
  suggest(text: string, limit: number): FoundAdvisers | undefined;
  /** Remembers which adviser stands behind a name: two may share it. */
  pick(adviser: Adviser): void;
  /**
   * Whose name `text` is: the adviser picked under exactly this text, else the only one of that name (row 33), else
   * `unknown`. `no-list` when the list could not be had, or did not come within 3 seconds.
   */
  resolve(text: string): Promise<AdviserAnswer>;
  /** Calls `listener` after every change of the status; returns the undo. */
  subscribe(listener: () => void): () => void;
  status(): AdviserListStatus;
}

/** What has become of the list. */
export type AdviserListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** An adviser, and the name as it is compared: folded once, as there may be 20,000 (fault 20). */
interface Entry {
  readonly adviser: Adviser;
  readonly folded: string;
}

/** Milliseconds a lead waits for a list that is under way. */
const patience = 3_000;

/** The choice of one form. `load` fetches the list. */
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
      reportError(`The adviser field works without suggestions: ${error instanceof Error ? error.message : String(error)}`);
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
      if (status === 'idle') prepare(); // the text was there before the visitor: a draft
      await inPatience(loading); // the status tells
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

/** Settles with `promise`, at the latest when patience is over. */
async function inPatience(promise: Promise<void> | undefined): Promise<void> {
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
