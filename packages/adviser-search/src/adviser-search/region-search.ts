import type { FoundAdviser } from '@adviser-widgets/core';

/** Where a search stands. Exactly one at a time. */
export type RegionSearchState =
  | { readonly status: 'idle' }
  /** No region is chosen (H19). */
  | { readonly status: 'invalid' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'found'; readonly advisers: readonly FoundAdviser[] };

/** What a search works with; each port is replaced in tests. */
export interface SearchPorts {
  /** Rejects with RequestError. */
  find(postcode: string, call: AbortController): Promise<readonly FoundAdviser[]>;
  onState(state: RegionSearchState, before: RegionSearchState): void;
}

export interface RegionSearch {
  /** Takes a choice: at once, or, where keys go through the regions one by one, when it has settled. */
  choose(postcode: string, isByKey: boolean): void;
  /** Searches at once, unless it is what is under way or shown. */
  submit(postcode: string): void;
  /** Forgets what was found, and lets go of what is under way. */
  reset(): void;
}

/** Milliseconds that a choice by key has to stand (H17). */
const pause = 400;

/**
 * Searches a region at a time: a new one takes the place of the old one, so that what is shown is always of the region
 * that was chosen last. One postcode is searched once, however often it is chosen or submitted (H17); one that
 * failed may be tried again.
 */
export function createRegionSearch({ find, onState }: SearchPorts): RegionSearch {
  let state: RegionSearchState = { status: 'idle' };
  /** The postcode under way or shown; '' for none. */
  let wanted = '';
  let call: AbortController | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** What comes of a call that was let go of is nobody's business. */
  function letGo(): void {
    clearTimeout(settling);
    if (call) wanted = '';
    call?.abort();
    call = undefined;
  }

  function enter(next: RegionSearchState): void {
    const before = state;
    state = next;
    onState(next, before);
  }

  async function search(postcode: string, own: AbortController): Promise<void> {
    const outcome = await find(postcode, own).then(
      (advisers): RegionSearchState => ({ status: 'found', advisers }),
      (error: unknown): RegionSearchState => ({ status: 'failed', error }),
    );
    if (call !== own) return;
    call = undefined;
    if (outcome.status === 'failed') wanted = '';
    enter(outcome);
  }

  function submit(postcode: string): void {
    clearTimeout(settling);
    if (postcode === wanted) return;
    letGo();
    wanted = '';
    if (!/^\d{4}$/.test(postcode)) return enter({ status: 'invalid' });
    wanted = postcode;
    call = new AbortController();
    enter({ status: 'searching' });
    void search(postcode, call);
  }

  return {
    submit,
    choose(postcode, isByKey) {
      if (!isByKey) return submit(postcode);
      letGo();
      settling = setTimeout(() => submit(postcode), pause);
    },
    reset() {
      letGo();
      wanted = '';
      enter({ status: 'idle' });
    },
  };
}
