import { expectedRow, type ExpectedRow } from './expected-row.ts';
import type { PlacedForm, PlannedLead, Try, Visit } from './visit.ts';

/** How a try ended for the visitor. `stuck` is never right. */
export type Outcome = 'thanked' | 'error' | 'challenge closed' | 'reloaded' | 'left' | 'stuck';

/** How the visitor and a lead parted; `unknown` where the visit broke off meanwhile. */
export type Ending = 'thanked' | 'gave up' | 'left' | 'never sent' | 'stuck' | 'unknown';

/** What the visitor made of one lead, and what the API should have of it. */
export interface LeadAccount {
  /** Number of the visit. */
  readonly visit: number;
  readonly lead: PlannedLead;
  readonly expected: ExpectedRow;
  readonly tries: { readonly attempt: Try; readonly outcome: Outcome }[];
  ending: Ending;
  /** Presses the form took for this lead. */
  accepted: number;
  /** The API may have it though nobody was thanked. */
  mayBeStored: boolean;
  /** Advisers the browser remembered when the lead was pressed; '' for none. */
  readonly remembered: Set<string>;
  /** It had been sent off unharmed when the visitor left: the API must have it (fault 7). */
  mustBeStored: boolean;
}

/** A visit as it went. */
export interface VisitAccount {
  readonly visit: Visit;
  readonly leads: readonly LeadAccount[];
  /** What happened, in order. */
  readonly story: readonly string[];
  /** What was wrong; empty for a good visit. */
  readonly complaints: readonly string[];
  /** Why the tool could not play it to the end; empty when it did. */
  readonly toolTrouble: readonly string[];
}

export function openAccounts(visit: Visit): LeadAccount[] {
  return visit.leads.flatMap((lead) => visit.forms.slice(lead.form, lead.form + 1).map((placed) => openAccount(visit, lead, placed)));
}

/** Leads that visitors tried to send. */
export function submissionsOf(visits: readonly VisitAccount[]): LeadAccount[] {
  return visits.flatMap(({ leads }) => leads).filter(({ tries }) => tries.length > 0);
}

function openAccount(visit: Visit, lead: PlannedLead, placed: PlacedForm): LeadAccount {
  const expected = expectedRow(visit, lead, placed);
  return { visit: visit.number, lead, expected, remembered: new Set(), tries: [], ending: 'never sent', accepted: 0, mayBeStored: false, mustBeStored: false };
}
