import type { Answers } from './answers.ts';
import type { FormShape } from './forms.ts';
import type { Trouble } from './troubles.ts';

/** How answers get into the fields. `silent` is autofill without events (fault 45). */
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

/** What happens between a press and its answer (faults 7 and 41). */
export const interruptions = ['reload', 'back', 'leave', 'close'] as const;

/**
 * How long a visitor stays away before a try, on the page's clock, and whether they then reload the page
 * (R18).
 */
export interface Pause {
  readonly minutes: 20 | 31;
  readonly isReloaded: boolean;
}

/** One press, its trouble, and what the visitor does before it is answered. */
export interface Try {
  readonly press: Press;
  readonly trouble: Trouble;
  readonly interruption?: { readonly kind: (typeof interruptions)[number]; readonly afterMs: number };
  /** What the visitor corrects before this press. */
  readonly edit?: Answers;
  /** Happens before the edit. */
  readonly pause?: Pause;
}

/** A form on the page of a visit. */
export interface PlacedForm {
  readonly shape: FormShape;
  readonly campaign: string;
  /** The adviser whose form it is; '' if none (row 11). */
  readonly adviser: string;
  readonly load: 'eager' | 'visible' | 'idle';
  readonly hasId: boolean;
  /** Adds the note that a booklet was downloaded, if the form supports it (row 30). */
  readonly hasNote: boolean;
}

/** One lead that a visitor plans to send. */
export interface PlannedLead {
  /** A text that appears in all of the lead's texts and nowhere else. */
  readonly mark: string;
  /** The index of the form on the page. */
  readonly form: number;
  readonly answers: Answers;
  readonly entry: Entry;
  /** Ends once one is accepted; empty for a lead that is typed and never sent. */
  readonly tries: readonly Try[];
  /** It belongs to a partner, who sends it from a duplicated tab after the first lead's first try. */
  readonly isInDuplicate?: boolean;
}

/** One page and the leads sent from it in order. Determined by seed and number alone. */
export interface Visit {
  readonly number: number;
  readonly origin: 'same' | 'other';
  readonly encoding: 'json' | 'form';
  /** The first two leads are pressed at the same moment. */
  readonly isTogether: boolean;
  /** The first lead's trouble starts before its first field is filled in. */
  readonly isEarly: boolean;
  /** The run controls the page's clock and advances it faster than real time. */
  readonly isClockHeld: boolean;
  /** The page declares that the API recognises repeats, so forms retry automatically (`serverDedupes`). */
  readonly isDeduped: boolean;
  /** Staff, who go on to the next customer whatever happened with the last. */
  readonly isStaff: boolean;
  /** The first form's own file fails to load at first, so the page is opened again. */
  readonly arrival?: Trouble['fault'];
  readonly forms: readonly PlacedForm[];
  readonly leads: readonly PlannedLead[];
}

/** The most requests one press may make: two more if forms retry automatically (row 19). */
export function mostSends({ isDeduped }: Visit): number {
  return isDeduped ? 3 : 1;
}

/** The form's content at a try: the answers with all corrections so far. */
export function answersAt({ answers, tries }: PlannedLead, number: number): Answers {
  return tries.slice(0, number + 1).reduce((all, { edit }) => ({ ...all, ...edit }), answers);
}
