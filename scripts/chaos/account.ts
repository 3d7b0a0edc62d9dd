import { regionOf, sentAnswers } from './answers.ts';
import type { PlacedForm, PlannedLead, Try, Visit } from './visit.ts';

/** How a try ended for the visitor. `stuck` is never right. */
export type Outcome = 'thanked' | 'error' | 'challenge closed' | 'reloaded' | 'left' | 'stuck';

/** How the visitor and a lead parted. */
export type Ending = 'thanked' | 'gave up' | 'left' | 'never sent' | 'stuck';

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
  /** It had been sent off unharmed when the visitor left: the API must have it (fault 7). */
  mustBeStored: boolean;
}

/** The row a lead should leave. */
export interface ExpectedRow {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A visit as it went. */
export interface VisitAccount {
  readonly visit: Visit;
  readonly leads: readonly LeadAccount[];
  /** What happened, in order. */
  readonly story: readonly string[];
  /** What was wrong; empty for a good visit. */
  readonly complaints: readonly string[];
}

export function openAccounts({ number, leads, forms }: Visit): LeadAccount[] {
  return leads.flatMap((lead) => forms.slice(lead.form, lead.form + 1).map((placed) => openAccount(number, lead, placed)));
}

/** Leads that visitors tried to send. */
export function submissionsOf(visits: readonly VisitAccount[]): LeadAccount[] {
  return visits.flatMap(({ leads }) => leads).filter(({ tries }) => tries.length > 0);
}

function openAccount(visit: number, lead: PlannedLead, placed: PlacedForm): LeadAccount {
  const expected = expectedRow(lead, placed);
  return { visit, lead, expected, tries: [], ending: 'never sent', accepted: 0, mayBeStored: false, mustBeStored: false };
}

/** What was answered, and what the form adds. */
function expectedRow({ answers }: PlannedLead, { shape, campaign, hasNote }: PlacedForm): ExpectedRow {
  const sent = sentAnswers(answers);
  const Region = regionOf[sent.FormPostcode ?? ''] ?? '';
  const fields: Record<string, string> = { ...sent, ...shape.constants, CampaignId: campaign, Region, AdviserId: '' };
  if (hasNote) fields.FormMessage = ['First home buyer booklet downloaded', sent.FormMessage].filter(Boolean).join('\n');
  return { kind: shape.endpoint, fields };
}
