import type { Drawn, ExpectedRow } from './expected-row.ts';
import type { Verdict } from './verdict.ts';
import type { Try, Visit } from './visit.ts';

/** `waiting` means for a connection; `stuck` is always a defect. */
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

/** `unknown` if the visit broke off first. */
export type Ending = 'thanked' | 'gave up' | 'left' | 'never sent' | 'stuck' | 'unknown';

export interface LeadAccount extends Drawn {
  /** The form's content at each press, the latest last; unchanged content is listed once. */
  readonly versions: ExpectedRow[];
  /** How many rows it may leave: each 30 minutes without a try start a new one (R18). */
  lifetimes: number;
  readonly tries: { readonly attempt: Try; readonly outcome: Outcome }[];
  ending: Ending;
  /** How often it may be sent: once per accepted press, and again after waiting for a connection. */
  accepted: number;
  /** The API may have it even though nobody was thanked. */
  mayBeStored: boolean;
  /** Advisers that the browser remembered at a press; '' for none. */
  readonly remembered: Set<string>;
  /** It was sent undamaged before the visitor left (fault 7). */
  mustBeStored: boolean;
}

export interface SeenComplaint {
  readonly kind: Verdict;
  readonly text: string;
}

export interface VisitAccount {
  readonly visit: Visit;
  readonly leads: readonly LeadAccount[];
  readonly story: readonly string[];
  readonly complaints: readonly SeenComplaint[];
  /** Why the tool could not play the visit to its end. */
  readonly toolTrouble: readonly string[];
}

export function openAccounts(visit: Visit): LeadAccount[] {
  return visit.leads.flatMap((lead) =>
    visit.forms.slice(lead.form, lead.form + 1).map((placed) => openAccount({ visit, lead, placed })),
  );
}

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
