import type { Answers } from './answers.ts';
import type { FormShape } from './forms.ts';
import type { Trouble } from './trouble.ts';

/** `silent` is autofill without events (fault 45). */
export const entries = ['keyboard', 'fill', 'silent', 'mixed'] as const;
export type Entry = (typeof entries)[number];

/** How a visitor submits (fault 40). */
export const presses = [
  'click',
  'double click',
  'Enter',
  'Enter held',
  'Enter and click',
  'click, and again while sending',
] as const;
export type Press = (typeof presses)[number];

/** These happen between a press and its answer (faults 7 and 41). */
export const interruptions = ['reload', 'back', 'leave', 'close'] as const;

/** Passes on the page's clock (R18). */
export interface Pause {
  readonly minutes: 20 | 31;
  readonly isReloaded: boolean;
}

export interface Try {
  readonly press: Press;
  readonly trouble: Trouble;
  readonly interruption?: { readonly kind: (typeof interruptions)[number]; readonly afterMs: number };
  readonly edit?: Answers;
  /** Comes before the edit. */
  readonly pause?: Pause;
}

export interface PlacedForm {
  readonly shape: FormShape;
  readonly campaign: string;
  /** The adviser whose form it is; '' for none (row 11). */
  readonly adviser: string;
  readonly load: 'eager' | 'visible' | 'idle';
  readonly hasId: boolean;
  /** Adds the note that a booklet was downloaded (row 30). */
  readonly hasNote: boolean;
}

export interface PlannedLead {
  /** Appears in all of the lead's texts and nowhere else. */
  readonly mark: string;
  /** The form's index on the page. */
  readonly form: number;
  readonly answers: Answers;
  readonly entry: Entry;
  /** Empty for a lead that is typed and never sent. */
  readonly tries: readonly Try[];
  /** A partner sends it from a duplicated tab after the first lead's first try. */
  readonly isInDuplicate?: boolean;
}

/** Determined by seed and number alone. */
export interface Visit {
  readonly number: number;
  readonly origin: 'same' | 'other';
  readonly encoding: 'json' | 'form';
  /** The first two leads are pressed at the same moment. */
  readonly isTogether: boolean;
  /** The first lead's trouble starts before its first field is filled in. */
  readonly isEarly: boolean;
  readonly isClockHeld: boolean;
  /** The page declares `serverDedupes`, so forms retry automatically. */
  readonly isDeduped: boolean;
  /** Staff go on to the next customer whatever happened with the last. */
  readonly isStaff: boolean;
  /** The first form's own file fails to load at first. */
  readonly arrival?: Trouble['fault'];
  readonly forms: readonly PlacedForm[];
  readonly leads: readonly PlannedLead[];
}

/** Two more requests per press if forms retry automatically (row 19). */
export function mostSends({ isDeduped }: Visit): number {
  return isDeduped ? 3 : 1;
}

export function answersAt({ answers, tries }: PlannedLead, number: number): Answers {
  return tries.slice(0, number + 1).reduce((all, { edit }) => ({ ...all, ...edit }), answers);
}
