import type { Page } from 'playwright';
import type { LeadAccount } from './account.ts';
import type { FormOnPage, Look } from './form-on-page.ts';
import type { Verdict } from './judge-rows.ts';
import type { Lane } from './lane.ts';
import type { Visit } from './visit.ts';
import type { Witness } from './watch-page.ts';

/** A visit while it is played. */
export interface Scene {
  readonly visit: Visit;
  readonly lane: Lane;
  readonly page: Page;
  readonly witness: Witness;
  /** Milliseconds until a form that is busy counts as busy for ever. */
  readonly patience: number;
  /** Writes a line of the story. */
  tell(line: string): void;
  /** Default `amiss`. */
  complain(text: string, kind?: Verdict): void;
}

/** A lead that stands in its form. */
export interface Sending {
  readonly account: LeadAccount;
  readonly form: FormOnPage;
  /** What stood in the fields before the last press. */
  typed: Look['values'];
  /** What was heard of the form before its first press; and what of it, and how many leads were sent off, before its last. */
  readonly before: { readonly presses: number; readonly thanks: number; answers: number; posts: number; reached: number; told: number };
}
