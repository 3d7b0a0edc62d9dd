import type { FoundAdviser } from './search-advisers.ts';

export type RegionSearchState =
  | { readonly status: 'idle' }
  /** No region is chosen. Nothing is sent. */
  | { readonly status: 'invalid' }
  | { readonly status: 'searching' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'found'; readonly advisers: readonly FoundAdviser[] };

export interface SearchPorts {
  /** Rejects with RequestError. */
  find(postcode: string, call: AbortController): Promise<readonly FoundAdviser[]>;
  onState(state: RegionSearchState, before: RegionSearchState): void;
}

export interface RegionSearch {
  /** Waits if the visitor steps through the regions by keyboard. */
  choose(postcode: string, isByKey: boolean): void;
  /** For the value of the list, which may have changed without an event: a choice if it differs from the last one. */
  notice(postcode: string): void;
  /** Does nothing if this postcode is already loading or shown. */
  submit(postcode: string): void;
  reset(): void;
}

/** Milliseconds to wait after a choice by keyboard: arrow keys pass through unwanted regions. */
const pauseMs = 400;

/** The results always belong to the region chosen last, which is searched only once. */
export function createRegionSearch({ find, onState }: SearchPorts): RegionSearch {
  let state: RegionSearchState = { status: 'idle' };
  /** The postcode that is loading or shown, or ''. */
  let currentPostcode = '';
  /** What the list held last; `undefined` before it is shown: a choice that the browser has kept is not searched. */
  let seen: string | undefined;
  let call: AbortController | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function cancelRunning(): void {
    clearTimeout(settling);
    if (call) currentPostcode = '';
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
    if (outcome.status === 'failed') currentPostcode = '';
    enter(outcome);
  }

  function submit(postcode: string): void {
    seen = postcode;
    clearTimeout(settling);
    if (postcode === currentPostcode) return;
    cancelRunning();
    currentPostcode = '';
    if (!/^\d{4}$/.test(postcode)) return enter({ status: 'invalid' });
    currentPostcode = postcode;
    call = new AbortController();
    enter({ status: 'searching' });
    void search(postcode, call);
  }

  return {
    submit,
    choose(postcode, isByKey) {
      seen = postcode;
      if (!isByKey) return submit(postcode);
      cancelRunning();
      settling = setTimeout(() => submit(postcode), pauseMs);
    },
    notice(postcode) {
      seen ??= postcode;
      if (postcode !== seen) submit(postcode);
    },
    reset() {
      cancelRunning();
      currentPostcode = '';
      enter({ status: 'idle' });
    },
  };
}
