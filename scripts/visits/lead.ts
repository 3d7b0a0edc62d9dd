import { answersOf, type Answers, type Person, type Signature } from './people.ts';
import type { PlacedForm } from './visit.ts';
import { expectedRow, type ExpectedRow } from './expected-row.ts';

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
  /** Whether the API may have it although nobody was thanked. */
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
