import type { Answers } from './answers.ts';
import type { FormShape } from './forms.ts';
import type { Trouble } from './troubles.ts';

/** How answers get into the fields; `silent` is autofill that fires no event (fault 45). */
export const entries = ['keyboard', 'fill', 'silent', 'mixed'] as const;
export type Entry = (typeof entries)[number];

/** How a visitor sends (fault 40). */
export const presses = ['click', 'double click', 'Enter', 'Enter held', 'Enter and click', 'click, and again while sending'] as const;
export type Press = (typeof presses)[number];

/** What comes between a press and its answer (faults 7 and 41). */
export const interruptions = ['reload', 'back', 'leave', 'close'] as const;

/** How long a visitor stays away before a try, on the page's own clock, and whether they reload the page then (R18). */
export interface Pause {
  readonly minutes: 20 | 31;
  readonly isReloaded: boolean;
}

/** One press, what goes wrong with it, and what the visitor does before it is answered. */
export interface Try {
  readonly press: Press;
  readonly trouble: Trouble;
  readonly interruption?: { readonly kind: (typeof interruptions)[number]; readonly afterMs: number };
  /** What the visitor corrects before this press. */
  readonly edit?: Answers;
  /** Comes before the edit. */
  readonly pause?: Pause;
}

/** A form on the page of a visit. */
export interface PlacedForm {
  readonly shape: FormShape;
  readonly campaign: string;
  /** Whose form it is; '' for nobody's (row 11). */
  readonly adviser: string;
  readonly load: 'eager' | 'visible' | 'idle';
  readonly hasId: boolean;
  /** Says that a booklet was downloaded, where the form can (row 30). */
  readonly hasNote: boolean;
}

/** One lead a visitor means to send. */
export interface PlannedLead {
  /** Stands in all its texts, and nowhere else. */
  readonly mark: string;
  /** Which of the page's forms. */
  readonly form: number;
  readonly answers: Answers;
  readonly entry: Entry;
  /** Until one is accepted; none for a lead that is typed and never sent. */
  readonly tries: readonly Try[];
  /** Of a partner, who sends it from a duplicate of the tab once the first lead was tried. */
  readonly isInDuplicate?: boolean;
}

/** One page, and the leads sent from it one after another. Drawn from its seed and number alone. */
export interface Visit {
  readonly number: number;
  readonly origin: 'same' | 'other';
  readonly encoding: 'json' | 'form';
  /** The first two leads are pressed at the same moment. */
  readonly isTogether: boolean;
  /** Troubles of the first lead begin before its first field. */
  readonly isEarly: boolean;
  /** The page's clock is the run's: it moves on by more than passes. */
  readonly isClockHeld: boolean;
  /** The page says that the API recognises repeats, so that forms repeat by themselves (`serverDedupes`). */
  readonly isDeduped: boolean;
  /** Staff, who serve the next customer whatever became of the last. */
  readonly isStaff: boolean;
  /** The first form's own file cannot be fetched at first, so that the page has to be loaded again. */
  readonly arrival?: Trouble['fault'];
  readonly forms: readonly PlacedForm[];
  readonly leads: readonly PlannedLead[];
}

/** How often a press may send its lead: where forms repeat by themselves twice more (row 19). */
export function mostSends({ isDeduped }: Visit): number {
  return isDeduped ? 3 : 1;
}

/** What stands in the form at a try: the answers with every correction so far. */
export function answersAt({ answers, tries }: PlannedLead, number: number): Answers {
  return tries.slice(0, number + 1).reduce((all, { edit }) => ({ ...all, ...edit }), answers);
}
