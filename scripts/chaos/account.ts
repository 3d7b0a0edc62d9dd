import type { Drawn, ExpectedRow } from './expected-row.ts';
import type { Verdict } from './judge-rows.ts';
import type { Try, Visit } from './visit.ts';

/** How a try ended for the visitor. `waiting` is for a connection; `stuck` is never right. */
export const outcomes = ['thanked', 'error', 'waiting', 'challenge closed', 'reloaded', 'left', 'stuck'] as const;
export type Outcome = (typeof outcomes)[number];

/** How the visitor and a lead parted; `unknown` where the visit broke off meanwhile. */
export type Ending = 'thanked' | 'gave up' | 'left' | 'never sent' | 'stuck' | 'unknown';

/** What the visitor made of one lead, and what the API should have of it. */
export interface LeadAccount extends Drawn {
  /** What stood in the form at each press, the last one last; the same content stands there once. */
  readonly versions: ExpectedRow[];
  /** How many rows it may leave: each 30 minutes without a try begin a new one (R18). */
  lifetimes: number;
  readonly tries: { readonly attempt: Try; readonly outcome: Outcome }[];
  ending: Ending;
  /** How often the form may have sent this lead: once for each press it took, and again after it waited for a connection. */
  accepted: number;
  /** The API may have it though nobody was thanked. */
  mayBeStored: boolean;
  /** Advisers the browser remembered when the lead was pressed; '' for none. */
  readonly remembered: Set<string>;
  /** It had been sent off unharmed when the visitor left: the API must have it (fault 7). */
  mustBeStored: boolean;
}

/** Something that must not be, seen from the page. */
export interface SeenComplaint {
  readonly kind: Verdict;
  readonly text: string;
}

/** A visit as it went. */
export interface VisitAccount {
  readonly visit: Visit;
  readonly leads: readonly LeadAccount[];
  /** What happened, in order. */
  readonly story: readonly string[];
  /** What was wrong; empty for a good visit. */
  readonly complaints: readonly SeenComplaint[];
  /** Why the tool could not play it to the end; empty when it did. */
  readonly toolTrouble: readonly string[];
}

export function openAccounts(visit: Visit): LeadAccount[] {
  return visit.leads.flatMap((lead) => visit.forms.slice(lead.form, lead.form + 1).map((placed) => openAccount({ visit, lead, placed })));
}

/** Leads that visitors tried to send. */
export function submissionsOf(visits: readonly VisitAccount[]): LeadAccount[] {
  return visits.flatMap(({ leads }) => leads).filter(({ tries }) => tries.length > 0);
}

function openAccount(drawn: Drawn): LeadAccount {
  return { ...drawn, versions: [], lifetimes: 1, remembered: new Set(), tries: [], ending: 'never sent', accepted: 0, mayBeStored: false, mustBeStored: false };
}
