import type { StoredRecord } from '@adviser-widgets/sandbox';
import { adviserId, answersOf, regionOf, type Answers, type Person, type Signature } from './people.ts';
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
  /** The adviser whom the visitor names; '' for none. */
  readonly named: string;
  /** Whether the form may lack the list in which it looks the name up. */
  readonly mayLackList: boolean;
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
  /** How many rows it may leave: 30 minutes without an attempt make the next one a new lead (R18). */
  mostRows = 1;
  /** Whether the API may have it although the visitor was not thanked. */
  mayBeStored = false;
  /** Whether it was seen in the store, or left the page intact. */
  mustBeStored = false;
  /** How often it was answered with 408, on which Chromium repeats a request. */
  repeats = 0;
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
    const fields = this.placed.shape.fields.filter((name) => !/dviser/.test(name));
    const name = fields[field % fields.length] ?? '';
    const changed = { [name]: answersOf(this.placed.shape, person, this.signatureNow())[name] ?? '' };
    this.answers = { ...this.answers, ...changed };
    return changed;
  }

  notePress(mayLackList: boolean): void {
    this.contents.push(expectedRow(this, { owner: this.owner, mayLackList }));
  }

  isIn(text: string): boolean {
    return text.includes(this.signature.mark) || text.includes(this.signature.digits);
  }

  private signatureNow(): Signature {
    return { ...this.signature, digits: `${this.signature.digits}${String(this.edits).padStart(2, '0')}` };
  }
}

function expectedRow(
  { placed: { shape }, form, answers }: Lead,
  page: Pick<ExpectedRow, 'owner' | 'mayLackList'>,
): ExpectedRow {
  const { AdviserId: named = '', ...typed } = answers;
  const sent = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, name === 'FormMessage' ? value : value.trim()]),
  );
  const region = shape.isLead && { Region: regionOf[sent.FormPostcode ?? ''] ?? '' };
  const fields = { ...sent, ...region, ...shape.constants, CampaignId: campaignOf(form) };
  return { kind: shape.kind, fields, isLead: shape.isLead, named, ...page };
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

/**
 * A named adviser precedes the form's own, and that a remembered one (row 11), who may change between presses.
 * A name that could not be looked up goes into the message (row 31).
 */
function possibleFields(expected: ExpectedRow, remembered: Iterable<string>): Fields[] {
  const { fields, isLead, owner, named, mayLackList } = expected;
  if (!isLead) return [fields];
  return [...remembered].flatMap((adviser) => {
    const others = { ...fields, adviser };
    const unnamed = { ...others, AdviserId: owner || adviser };
    if (!named) return [unnamed];
    const note = [`Adviser: ${named}`, fields.FormMessage].filter(Boolean).join('\n');
    const found = { ...others, AdviserId: adviserId(named) };
    return mayLackList ? [found, { ...unnamed, FormMessage: note }] : [found];
  });
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
