import type { StoredRecord } from '@adviser-widgets/sandbox';
import type { LeadAccount } from './account.ts';
import { compareRow } from './compare-row.ts';
import type { Verdict } from './verdict.ts';
import { mostSends } from './visit.ts';

/** `visit` is 0 if unknown. */
export interface Complaint {
  readonly visit: number;
  readonly kind: Verdict;
  readonly text: string;
}

/** Each lead's rows are newest first; strangers belong to no lead. */
export interface FoundRows {
  readonly leads: readonly { readonly account: LeadAccount; readonly rows: readonly StoredRecord[] }[];
  readonly strangers: readonly StoredRecord[];
}

/** A mark may be in any field of the row. */
export function findRows(accounts: readonly LeadAccount[], rows: readonly StoredRecord[]): FoundRows {
  const texts = rows.map((row) => ({ row, text: JSON.stringify(row.fields) }));
  const leads = accounts.map((account) => ({
    account,
    rows: texts.filter(({ text }) => text.includes(account.lead.mark)).map(({ row }) => row),
  }));
  const known = new Set(leads.flatMap(({ rows: own }) => own));
  return { leads, strangers: rows.filter((row) => !known.has(row)) };
}

/**
 * Compares what visitors saw with what is stored:
 * - Thanks: exactly one row, with the form's content at the last press.
 * - An error: at most one row, with the content at any press; none unless the trouble may store.
 * - A lead that nobody sent: no row.
 * - A visit that broke off: at most one row per lead.
 * - Every row belongs to a lead.
 */
export function judgeRows({ leads, strangers }: FoundRows): Complaint[] {
  return [
    ...leads.flatMap(({ account, rows }) => judgeLead(account, rows)),
    ...strangers.map((row): Complaint => ({
      visit: 0,
      kind: 'uncalled for',
      text: `a row that nobody sent: ${describe(row)}`,
    })),
  ];
}

function judgeLead(account: LeadAccount, rows: readonly StoredRecord[]): Complaint[] {
  const {
    visit: { number: visit },
    ending,
    accepted,
    lifetimes,
    lead: { mark },
  } = account;
  const mostAttempts = accepted * mostSends(account.visit) + account.tries.filter(isRepeatedByBrowser).length;
  const complain = (kind: Verdict, text: string): Complaint => ({
    visit,
    kind,
    text: `${mark}, ${ending}: ${text}`,
  });
  return [
    ...(rows.length === 0 && mustBeStored(account) ? [complain('lost', 'not stored')] : []),
    ...(rows.length > lifetimes ? [complain('doubled', rows.map(describe).join('; '))] : []),
    ...(rows.length > 0 && !mayBeStored(account)
      ? [complain('uncalled for', rows.map(describe).join())]
      : []),
    ...rows
      .flatMap((row, index) => judgeContent(account, row, index === 0))
      .map(({ kind, text }) => complain(kind, text)),
    ...rows
      .filter(({ attempts }) => ending !== 'unknown' && attempts > mostAttempts)
      .map((row) => complain('amiss', `${describe(row)}, for ${accepted} presses`)),
  ];
}

/** The newest row of a stored lead holds its last version; other rows may hold any version. */
function judgeContent(
  account: LeadAccount,
  row: StoredRecord,
  isNewest: boolean,
): Pick<Complaint, 'kind' | 'text'>[] {
  const [last, ...earlier] = account.versions.toReversed();
  const amiss = last ? compareRow(account, row, last) : ['it was never pressed'];
  if (amiss.length === 0) return [];
  const isEarlier = earlier.some((version) => compareRow(account, row, version).length === 0);
  if (!isEarlier) return amiss.map((text) => ({ kind: 'wrong value', text }));
  return isNewest && mustBeLast(account) ? [{ kind: 'dropped edit', text: amiss.join(', ') }] : [];
}

/** Chromium repeats a request answered with 408 if its connection has served another request before. */
function isRepeatedByBrowser({ attempt }: LeadAccount['tries'][number]): boolean {
  return attempt.trouble.fault?.status === 408;
}

function mustBeStored(account: LeadAccount): boolean {
  return account.ending === 'thanked' || account.mustBeStored;
}

function mustBeLast({ ending, mustBeStored: isOnItsWay }: LeadAccount): boolean {
  return ending === 'thanked' || (ending === 'left' && isOnItsWay);
}

function mayBeStored({ ending, mayBeStored: unknown }: LeadAccount): boolean {
  return (
    ending === 'thanked' || ending === 'left' || ending === 'unknown' || (ending !== 'never sent' && unknown)
  );
}

function describe({ id, kind, submissionId, attempts }: StoredRecord): string {
  return `${kind} ${id}, submission ${submissionId ?? 'without id'}, taken ${attempts} times`;
}
