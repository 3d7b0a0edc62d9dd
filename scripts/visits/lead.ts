import type { StoredRecord } from '@adviser-widgets/sandbox';
import { answersOf, regionOf, type Answers, type Person, type Signature } from './people.ts';
import { campaignOf } from './visit-page.ts';
import type { PlacedForm } from './visit.ts';

type Fields = Readonly<Record<string, string>>;

/** The row that one press of a form has to store. Numbers are text, as only JSON has numbers (row 17). */
interface ExpectedRow {
  readonly kind: string;
  readonly fields: Fields;
  readonly isLead: boolean;
  /** The adviser whose form it is; '' for none. */
  readonly owner: string;
}

/** `left` before an answer; `unknown` if the visit broke off. */
export type Ending = 'typed' | 'thanked' | 'gave up' | 'left' | 'stuck' | 'unknown';

/** What one person wants to send, and what became of it. */
export class Lead {
  ending: Ending = 'typed';
  /** The values on the screen after the last typing. */
  typed: Answers = {};
  /** What a row may hold: the content at each press, the latest last. */
  readonly contents: ExpectedRow[] = [];
  /** How many rows it may leave: after 30 minutes without an attempt, a reload makes it a new one (R18, R57). */
  mostRows = 1;
  /** Whether its draft was deleted, half an hour after the last use (R18). */
  isForgotten = false;
  /** Whether the API may have it although the visitor was not thanked. */
  mayBeStored = false;
  /** Whether it was seen in the store, or left the page intact. */
  mustBeStored = false;
  /** Advisers that the browser remembered around its presses; '' for none. */
  readonly remembered = new Set<string>();
  answers: Answers;
  readonly signature: Signature;
  readonly placed: PlacedForm;
  readonly form: number;
  private readonly owner: string;
  private edits = 0;

  constructor(
    { index, placed }: { index: number; placed: PlacedForm },
    of: { owner: string; signature: Signature; person: Person },
  ) {
    this.placed = placed;
    this.form = index;
    this.owner = of.owner;
    this.signature = of.signature;
    this.answers = answersOf(placed.shape, of.person, this.signatureNow());
  }

  get isOpen(): boolean {
    return this.ending === 'typed' || this.ending === 'gave up';
  }

  /** Changes one answer and returns it. */
  edit(field: number, person: Person): Answers {
    this.edits += 1;
    this.isForgotten = false;
    const fields = this.placed.shape.fields.filter((name) => name !== 'hasAdviser'); // it would ask for a name
    const name = fields[field % fields.length] ?? '';
    const changed = { [name]: answersOf(this.placed.shape, person, this.signatureNow())[name] ?? '' };
    this.answers = { ...this.answers, ...changed };
    return changed;
  }

  notePress(): void {
    this.isForgotten = false;
    this.contents.push(expectedRow(this, this.owner));
  }

  isIn(text: string): boolean {
    return text.includes(this.signature.mark) || text.includes(this.signature.digits);
  }

  private signatureNow(): Signature {
    return { ...this.signature, digits: `${this.signature.digits}${String(this.edits).padStart(2, '0')}` };
  }
}

function expectedRow({ placed: { shape }, form, answers }: Lead, owner: string): ExpectedRow {
  const sent = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, name === 'FormMessage' ? value : value.trim()]),
  );
  const region = shape.isLead && { Region: regionOf[sent.FormPostcode ?? ''] ?? '' };
  const fields = { ...sent, ...region, ...shape.constants, CampaignId: campaignOf(form) };
  return { kind: shape.kind, fields, isLead: shape.isLead, owner };
}

/** Returns what differs, in one sentence per field. */
export function compareRow(row: StoredRecord, expected: ExpectedRow, remembered: Iterable<string>): string[] {
  const given = fieldsOf(row);
  const tracking = (typeof given.tracking === 'string' ? JSON.parse(given.tracking) : given.tracking) as
    Readonly<Record<string, unknown>> | undefined; // an object, or its JSON (R4)
  const differences = possibleFields(expected, remembered).map((wanted) =>
    Object.entries(wanted).flatMap(([name, value]) => {
      const stored = name === 'adviser' ? tracking?.adviser : given[name];
      const text = typeof stored === 'number' ? String(stored) : stored;
      return text === value ? [] : [`${name} is ${short(text)}, not ${short(value)}`];
    }),
  );
  const [fewest = ['the remembered adviser is unknown']] = differences.toSorted(
    (a, b) => a.length - b.length,
  );
  const isOthers = expected.isLead && String(tracking?.cusEmail).trim() !== expected.fields.FormEmail;
  return [
    ...(row.kind === expected.kind ? [] : [`stored as ${row.kind}, not ${expected.kind}`]),
    ...fewest,
    ...(isOthers ? [`the tracking record has the e-mail ${short(tracking?.cusEmail)}`] : []),
  ];
}

/** The multipart standard ends lines with CRLF. */
function fieldsOf({ contentType, fields }: StoredRecord): Readonly<Record<string, unknown>> {
  const given = Object.entries(fields as Readonly<Record<string, unknown>>); // the API stores objects only
  const isMultipart = contentType === 'multipart/form-data';
  return Object.fromEntries(
    given.map(([name, value]) => [name, isMultipart ? String(value).replaceAll('\r\n', '\n') : value]),
  );
}

/** The form's own adviser precedes a remembered one (row 11), who may change between presses. */
function possibleFields({ fields, isLead, owner }: ExpectedRow, remembered: Iterable<string>): Fields[] {
  if (!isLead) return [fields];
  return [...remembered].map((adviser) => ({ ...fields, adviser, AdviserId: owner || adviser }));
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
