import { adviserId } from './advisers.ts';
import { regionOf, sentAnswers } from './answers.ts';
import { mayHideAdvisers } from './troubles.ts';
import type { PlacedForm, PlannedLead, Visit } from './visit.ts';

/** Name of a field → the text it must hold; numbers as their text, undefined for a field that must not be there. */
export type ExpectedFields = Readonly<Record<string, string | undefined>>;

/** The row a lead should leave. */
export interface ExpectedRow {
  readonly kind: string;
  /** All but whom it belongs to. */
  readonly fields: ExpectedFields;
  /** Whose form it is; '' for nobody's. */
  readonly owner: string;
  /** The adviser the visitor names; '' for none. */
  readonly named: string;
  /** The list to look that name up in may have been out of reach. */
  readonly mayLackList: boolean;
}

/** What was answered, and what the form adds. */
export function expectedRow({ leads }: Visit, { answers }: PlannedLead, { shape, campaign, adviser, hasNote }: PlacedForm): ExpectedRow {
  const { AdviserId: named = '', ...sent } = sentAnswers(answers);
  const Region = regionOf[sent.FormPostcode ?? ''] ?? '';
  const FormMessage = hasNote ? withNote('First home buyer booklet downloaded', sent.FormMessage) : sent.FormMessage;
  const fields = { ...sent, ...shape.constants, CampaignId: campaign, Region, FormMessage };
  const mayLackList = leads.some(({ tries }) => tries.some(({ trouble }) => mayHideAdvisers(trouble))); // a form asks but once
  return { kind: shape.endpoint, fields, owner: adviser, named, mayLackList };
}

/**
 * Every way the fields may rightly be: whom the visitor names goes before whose form it is, and that before whom the
 * browser remembers (row 11), which may have changed between two presses; and a name nobody could look up stands in
 * the message (row 31).
 */
export function possibleFields({ fields, owner, named, mayLackList }: ExpectedRow, remembered: Iterable<string>): ExpectedFields[] {
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
