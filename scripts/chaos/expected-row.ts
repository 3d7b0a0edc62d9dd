import { adviserId } from './advisers.ts';
import { friendsOf, regionOf, sentAnswers, type Answers } from './answers.ts';
import { customerOf } from './customer.ts';
import { mayHideAdvisers } from './troubles.ts';
import type { PlacedForm, PlannedLead, Visit } from './visit.ts';

/** Numbers are text, lists and records are JSON; `undefined` means the field must be absent. */
export type ExpectedFields = Readonly<Record<string, string | undefined>>;

export interface ExpectedRow {
  readonly kind: string;
  readonly fields: ExpectedFields;
  readonly isLead: boolean;
  /** The adviser whose form it is; '' for none. */
  readonly owner: string;
  /** The adviser whom the visitor names; '' for none. */
  readonly named: string;
  /** The form may have failed to load the list that the name is looked up in. */
  readonly mayLackList: boolean;
}

export interface Drawn {
  readonly visit: Visit;
  readonly lead: PlannedLead;
  readonly placed: PlacedForm;
}

export function expectedRow({ visit: { leads }, lead, placed }: Drawn, answers: Answers): ExpectedRow {
  const { shape, campaign, adviser } = placed;
  const { AdviserId: named = '', ...sent } = sentAnswers(answers);
  const mayLackList = leads.some(({ tries }) => tries.some(({ trouble }) => mayHideAdvisers(trouble))); // a form requests the list only once
  const fields = {
    ...fieldsOf(placed, { sent, mark: lead.mark }),
    ...shape.constants,
    ...(shape.kind !== 'gift' && { CampaignId: campaign }),
  };
  return { kind: shape.kind, fields, isLead: shape.isLead, owner: adviser, named, mayLackList };
}

function fieldsOf(
  { shape, hasNote }: PlacedForm,
  { sent, mark }: { sent: Answers; mark: string },
): ExpectedFields {
  if (shape.kind === 'gift') return { ...sent, clientDetails: JSON.stringify(customerOf(mark)) };
  if (shape.kind === 'referral')
    return { referrals: JSON.stringify(friendsOf(sent)), formCusFirstName: customerOf(mark).ClientFirstName };
  if (!shape.isLead) return sent;
  const Region = regionOf[sent.FormPostcode ?? ''] ?? '';
  const FormMessage = hasNote
    ? withNote('First home buyer booklet downloaded', sent.FormMessage)
    : sent.FormMessage;
  return { ...sent, Region, FormMessage };
}

/**
 * A named adviser precedes the form's own, and that a remembered one (row 11), who may change between
 * presses. A name that could not be looked up goes into the message (row 31).
 */
export function possibleFields(
  { fields, isLead, owner, named, mayLackList }: ExpectedRow,
  remembered: Iterable<string>,
): ExpectedFields[] {
  if (!isLead) return [fields];
  return [...remembered].flatMap((adviser) => {
    const others = { ...fields, adviser };
    const unnamed = { ...others, AdviserId: owner || adviser };
    if (!named) return [unnamed];
    const found = { ...others, AdviserId: adviserId(named) };
    return mayLackList
      ? [found, { ...unnamed, FormMessage: withNote(`Adviser: ${named}`, fields.FormMessage) }]
      : [found];
  });
}

/** The form's note comes before the typed text (rows 30, 31 and 58). */
function withNote(note: string, typed: string | undefined): string {
  return [note, typed].filter(Boolean).join('\n');
}
