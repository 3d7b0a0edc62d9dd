import { adviserId } from './advisers.ts';
import { friendsOf, regionOf, sentAnswers, type Answers } from './answers.ts';
import { customerOf } from './customer.ts';
import { mayHideAdvisers } from './troubles.ts';
import type { PlacedForm, PlannedLead, Visit } from './visit.ts';

/** Name of a field → the text it must hold; numbers as their text, lists and records as JSON, undefined for a field that must not be there. */
export type ExpectedFields = Readonly<Record<string, string | undefined>>;

/** The row a lead should leave. */
export interface ExpectedRow {
  readonly kind: string;
  /** All but whom it belongs to. */
  readonly fields: ExpectedFields;
  /** It belongs to an adviser, and has the tracking record. */
  readonly isLead: boolean;
  /** Whose form it is; '' for nobody's. */
  readonly owner: string;
  /** The adviser the visitor names; '' for none. */
  readonly named: string;
  /** The list to look that name up in may have been out of reach. */
  readonly mayLackList: boolean;
}

/** What a lead is drawn on: its visit, and its form there. */
export interface Drawn {
  readonly visit: Visit;
  readonly lead: PlannedLead;
  readonly placed: PlacedForm;
}

/** What is answered, and what the form adds. */
export function expectedRow({ visit: { leads }, lead, placed }: Drawn, answers: Answers): ExpectedRow {
  const { shape, campaign, adviser } = placed;
  const { AdviserId: named = '', ...sent } = sentAnswers(answers);
  const mayLackList = leads.some(({ tries }) => tries.some(({ trouble }) => mayHideAdvisers(trouble))); // a form asks but once
  const fields = { ...fieldsOf(placed, { sent, mark: lead.mark }), ...shape.constants, ...(shape.kind !== 'gift' && { CampaignId: campaign }) };
  return { kind: shape.kind, fields, isLead: shape.isLead, owner: adviser, named, mayLackList };
}

function fieldsOf({ shape, hasNote }: PlacedForm, { sent, mark }: { sent: Answers; mark: string }): ExpectedFields {
  if (shape.kind === 'gift') return { ...sent, clientDetails: JSON.stringify(customerOf(mark)) };
  if (shape.kind === 'referral') return { referrals: JSON.stringify(friendsOf(sent)), formCusFirstName: customerOf(mark).ClientFirstName };
  if (!shape.isLead) return sent;
  const Region = regionOf[sent.FormPostcode ?? ''] ?? '';
  const FormMessage = hasNote ? withNote('First home buyer booklet downloaded', sent.FormMessage) : sent.FormMessage;
  return { ...sent, Region, FormMessage };
}

/**
 * Every way the fields may rightly be: whom the visitor names goes before whose form it is, and that before whom the
 * browser remembers (row 11), which may have changed between two presses; and a name nobody could look up stands in
 * the message (row 31).
 */
export function possibleFields({ fields, isLead, owner, named, mayLackList }: ExpectedRow, remembered: Iterable<string>): ExpectedFields[] {
  if (!isLead) return [fields];
  return [...remembered].flatMap((adviser) => {
    const others = { ...fields, adviser };
    const unnamed = { ...others, AdviserId: owner || adviser };
    if (!named) return [unnamed];
    const found = { ...others, AdviserId: adviserId(named) };
    return mayLackList ? [found, { ...unnamed, FormMessage: withNote(`Adviser: ${named}`, fields.FormMessage) }] : [found];
  });
}

/** A note of the form stands before what was typed (rows 30, 31 and 58). */
function withNote(note: string, typed: string | undefined): string {
  return [note, typed].filter(Boolean).join('\n');
}
