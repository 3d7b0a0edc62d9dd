import type { Page } from 'playwright';
import type { LeadAccount } from './account.ts';
import type { FormOnPage, Look } from './form-on-page.ts';
import type { Verdict } from './verdict.ts';
import type { Lane } from './lane.ts';
import type { Visit } from './visit.ts';
import type { Witness } from './watch-page.ts';

export interface Scene {
  readonly visit: Visit;
  readonly lane: Lane;
  readonly page: Page;
  readonly witness: Witness;
  /** Milliseconds after which a busy form counts as stuck. */
  readonly patience: number;
  log(line: string): void;
  /** Reports a defect, by default of kind `amiss`. */
  complain(text: string, kind?: Verdict): void;
}

export interface Sending {
  readonly account: LeadAccount;
  readonly form: FormOnPage;
  /** Field values before the last press. */
  typed: Look['values'];
  /** `presses` and `thanks` are from before the first press, the others from before the last. */
  readonly before: {
    readonly presses: number;
    readonly thanks: number;
    answers: number;
    posts: number;
    reached: number;
    eventCount: number;
  };
}
