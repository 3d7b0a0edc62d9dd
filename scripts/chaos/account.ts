import type { Drawn, ExpectedRow } from './expected-row.ts';
import type { Verdict } from './judge-rows.ts';
import type { Try, Visit } from './visit.ts';

/** How a try ended for the visitor. `waiting` means for a connection; `stuck` is always a defect. */
export const outcomes = [
  'thanked',
  'error',
  'waiting',
  'challenge closed',
  'reloaded',
  'left',
  'stuck',
] as const;
export type Outcome = (typeof outcomes)[number];

/** How a lead ended for the visitor; `unknown` if the visit broke off first. */
export type Ending = 'thanked' | 'gave up' | 'left' | 'never sent' | 'stuck' | 'unknown';

/** What the visitor did with one lead, and what the API should hold of it. */
export interface LeadAccount extends Drawn {
  /** The form's content at each press, the latest last; unchanged content is listed once. */
  readonly versions: ExpectedRow[];
  /** How many rows it may leave: each 30 minutes without a try start a new one (R18). */
  lifetimes: number;
  readonly tries: { readonly attempt: Try; readonly outcome: Outcome }[];
  ending: Ending;
  /**
   * How often the form may have sent this lead: once per accepted press, and again after waiting for a
   * connection.
   */
  accepted: number;
  /** The API may have it even though nobody was thanked. */
  mayBeStored: boolean;
  /** Advisers the browser remembered when the lead was pressed; '' if none. */
  readonly remembered: Set<string>;
  /** It was sent undamaged before the visitor left, so the API must have it (fault 7). */
  mustBeStored: boolean;
}

/** A defect seen from the page. */
export interface SeenComplaint {
  readonly kind: Verdict;
  readonly text: string;
}

/** The record of a played visit. */
export interface VisitAccount {
  readonly visit: Visit;
  readonly leads: readonly LeadAccount[];
  /** What happened, in order. */
  readonly story: readonly string[];
  /** Defects found; empty for a good visit. */
  readonly complaints: readonly SeenComplaint[];
  /** Why the tool could not play it to the end; empty if it did. */
  readonly toolTrouble: readonly string[];
}

export function openAccounts(visit: Visit): LeadAccount[] {
  return visit.leads.flatMap((lead) =>
    visit.forms.slice(lead.form, lead.form + 1).map((placed) => openAccount({ visit, lead, placed })),
  );
}

/** Leads that visitors tried to send. */
export function submissionsOf(visits: readonly VisitAccount[]): LeadAccount[] {
  return visits.flatMap(({ leads }) => leads).filter(({ tries }) => tries.length > 0);
}

function openAccount(drawn: Drawn): LeadAccount {
  return {
    ...drawn,
    versions: [],
    lifetimes: 1,
    remembered: new Set(),
    tries: [],
    ending: 'never sent',
    accepted: 0,
    mayBeStored: false,
    mustBeStored: false,
  };
}
