import type { StoredRecord } from '@adviser-widgets/sandbox';
import type { LeadAccount } from './account.ts';
import { possibleFields, type ExpectedFields } from './expected-row.ts';

/** Something that must not be, and the number of its visit; 0 where nobody knows. */
export interface Complaint {
  readonly visit: number;
  /** `tool trouble`: the visit was not played to the end, through no fault of the product. */
  readonly kind: 'lost' | 'doubled' | 'uncalled for' | 'wrong values' | 'amiss' | 'tool trouble';
  readonly text: string;
}

/** What the API has: the rows of each lead, and those of none. */
export interface FoundRows {
  readonly leads: readonly { readonly account: LeadAccount; readonly rows: readonly StoredRecord[] }[];
  readonly strangers: readonly StoredRecord[];
}

/** Finds the rows of leads by their marks, in whatever field of a row they stand. */
export function findRows(accounts: readonly LeadAccount[], rows: readonly StoredRecord[]): FoundRows {
  const texts = rows.map((row) => ({ row, text: JSON.stringify(row.fields) }));
  const leads = accounts.map((account) => ({ account, rows: texts.filter(({ text }) => text.includes(account.lead.mark)).map(({ row }) => row) }));
  const known = new Set(leads.flatMap(({ rows: own }) => own));
  return { leads, strangers: rows.filter((row) => !known.has(row)) };
}

/**
 * Holds what visitors saw against what is stored. Thanks mean exactly one row with exactly what was
 * answered; an error at most one, and none unless the failure was of a kind that stores; a lead nobody
 * sent has none; each row belongs to a lead; and of a lead whose visit broke off there is at most one.
 */
export function judgeRows({ leads, strangers }: FoundRows): Complaint[] {
  return [
    ...leads.flatMap(({ account, rows }) => judgeLead(account, rows)),
    ...strangers.map((row): Complaint => ({ visit: 0, kind: 'uncalled for', text: `a row that nobody sent: ${describe(row)}` })),
  ];
}

function judgeLead(account: LeadAccount, rows: readonly StoredRecord[]): Complaint[] {
  const { visit, ending, accepted, lead: { mark } } = account;
  const complain = (kind: Complaint['kind'], text: string): Complaint => ({ visit, kind, text: `${mark}, ${ending}: ${text}` });
  return [
    ...(rows.length === 0 && mustBeStored(account) ? [complain('lost', 'not stored')] : []),
    ...(rows.length > 1 ? [complain('doubled', rows.map(describe).join('; '))] : []),
    ...(rows.length === 1 && !mayBeStored(account) ? [complain('uncalled for', rows.map(describe).join())] : []),
    ...rows.flatMap((row) => differences(account, row)).map((text) => complain('wrong values', text)),
    ...rows.filter(({ attempts }) => ending !== 'unknown' && attempts > accepted).map((row) => complain('amiss', `${describe(row)}, for ${accepted} presses`)),
  ];
}

function mustBeStored(account: LeadAccount): boolean {
  return account.ending === 'thanked' || account.mustBeStored;
}

function mayBeStored({ ending, mayBeStored: unknown }: LeadAccount): boolean {
  return ending === 'thanked' || ending === 'left' || ending === 'unknown' || (ending !== 'never sent' && unknown);
}

function differences({ expected, lead, remembered }: LeadAccount, { kind, fields: given }: StoredRecord): string[] {
  const fields = given as Readonly<Record<string, unknown>>; // the API stores objects only
  const { cusEmail, adviser } = readTracking(fields.tracking);
  const possible = possibleFields(expected, remembered).map((wanted) => fieldsAmiss({ ...fields, adviser }, wanted));
  const [least = ['it was never pressed']] = possible.toSorted((a, b) => a.length - b.length);
  return [
    ...(kind === expected.kind ? [] : [`stored as ${kind}, not ${expected.kind}`]),
    ...least,
    ...(String(cusEmail).includes(lead.mark) ? [] : ['the tracking record has the e-mail of another']),
  ];
}

function fieldsAmiss(fields: Readonly<Record<string, unknown>>, wanted: ExpectedFields): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const given = typeof fields[name] === 'number' ? String(fields[name]) : fields[name]; // JSON alone has numbers (row 17)
    return given === value ? [] : [`${name} is ${short(fields[name])}, not ${short(value)}`];
  });
}

/** A nested record in JSON, a text elsewhere (R4). */
function readTracking(tracking: unknown): Readonly<Record<string, unknown>> {
  const record: unknown = typeof tracking === 'string' ? JSON.parse(tracking) : tracking;
  return Object(record) as Record<string, unknown>; // the API stores none of another shape
}

function describe({ id, kind, submissionId, attempts }: StoredRecord): string {
  return `${kind} ${id}, submission ${submissionId ?? 'without id'}, taken ${attempts} times`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
