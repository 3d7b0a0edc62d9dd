import type { StoredRecord } from '@adviser-widgets/sandbox';
import type { Look } from './form-on-page.ts';
import { compareRow, type Lead } from './lead.ts';
import type { PageEvent, Witness } from './watch-page.ts';

/**
 * What can be wrong with a visit.
 * - `lost`: thanked, and there is no row. `doubled`: one lead has two rows.
 * - `dropped edit`: thanked for a correction, and the row holds the earlier content.
 * - `wrong value`: a field of the row differs from what was typed. `wrong host`: a lead was sent elsewhere.
 * - `stuck`: a press is busy for too long (R20). `unexpected`: a row that no visitor sent.
 * - `tool trouble`: not played to the end, through no fault of the product. `other`: anything else.
 */
export const verdicts = [
  'lost',
  'doubled',
  'dropped edit',
  'wrong value',
  'wrong host',
  'stuck',
  'unexpected',
  'other',
  'tool trouble',
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Complaint {
  readonly kind: Verdict;
  readonly text: string;
}

/** Receives what a visit shows: `complain` for what is wrong, by default `other`. */
export interface Story {
  log(line: string): void;
  complain(text: string, kind?: Verdict): void;
}

/** How a press ended. `waiting` is for a connection. */
export type Outcome = 'thanked' | 'error' | 'waiting' | 'challenge closed' | 'stuck' | 'unsent';

/** Compares what visitors saw with what is stored. */
export function judgeRows(leads: readonly Lead[], rows: readonly StoredRecord[]): Complaint[] {
  const texts = rows.map((row) => ({ row, text: JSON.stringify(row.fields) }));
  const owned = leads.map((lead) => ({ lead, own: texts.filter(({ text }) => lead.isIn(text)) }));
  const known = new Set(owned.flatMap(({ own }) => own));
  return [
    ...owned.flatMap(({ lead, own }) =>
      judgeLead(
        lead,
        own.map(({ row }) => row),
      ),
    ),
    ...texts
      .filter((text) => !known.has(text))
      .map(({ row }): Complaint => ({
        kind: 'unexpected',
        text: `a row that no visitor sent: ${name(row)}`,
      })),
  ];
}

function judgeLead(lead: Lead, rows: readonly StoredRecord[]): Complaint[] {
  const { ending, mostRows, signature } = lead;
  const isThanked = ending === 'thanked';
  const mayBeStored =
    isThanked || ending === 'left' || ending === 'unknown' || (lead.mayBeStored && lead.contents.length > 0);
  const complain = (isWrong: boolean, kind: Verdict, text: string): Complaint[] =>
    isWrong ? [{ kind, text: `${signature.mark}, ${ending}: ${text}` }] : [];
  return [
    ...complain(rows.length === 0 && (isThanked || lead.mustBeStored), 'lost', 'not stored'),
    ...complain(rows.length > mostRows, 'doubled', rows.map(name).join('; ')),
    ...complain(rows.length > 0 && !mayBeStored, 'unexpected', rows.map(name).join('; ')),
    ...rows.flatMap((row, index) => judgeContent(lead, row, index === 0)),
  ];
}

/** The newest row of a thanked lead holds its last content; other rows may hold any that was pressed. */
function judgeContent(
  { contents, remembered, ending, signature }: Lead,
  row: StoredRecord,
  isNewest: boolean,
): Complaint[] {
  const [last, ...earlier] = contents.toReversed();
  const wrong = last ? compareRow(row, last, remembered) : ['it was never pressed'];
  if (wrong.length === 0) return [];
  const text = `${signature.mark}, ${ending}: ${wrong.join(', ')}`;
  const isEarlier = earlier.some((content) => compareRow(row, content, remembered).length === 0);
  if (!isEarlier) return [{ kind: 'wrong value', text }];
  return isNewest && ending === 'thanked' ? [{ kind: 'dropped edit', text }] : [];
}

function name({ id, kind, submissionId, attempts }: StoredRecord): string {
  return `${kind} ${id}, submission ${submissionId ?? 'without id'}, taken ${attempts} times`;
}

interface TabOfLeads {
  readonly witness: Witness;
  readonly leads: readonly Lead[];
}

interface Allowed {
  readonly apiOrigin: string;
  readonly sendsPerPress: number;
}

/** Judges what a tab sent, said and threw. */
export function judgeTab(
  { witness, leads }: TabOfLeads,
  { apiOrigin, sendsPerPress }: Allowed,
  rows: readonly StoredRecord[],
): Complaint[] {
  const most = witness.events.filter(allowsPost).length * sendsPerPress;
  const sent = witness.leadPosts();
  const carries = (text: string) => leads.some((lead) => lead.isIn(text));
  const strays = witness.posts.filter(
    (post) =>
      carries(post.postData() ?? '') && !(sent.includes(post) && post.url().startsWith(`${apiOrigin}/`)),
  );
  const repeated = rows.filter(({ fields, attempts }) => carries(JSON.stringify(fields)) && attempts > most);
  const failed = witness.events.filter(({ type }) => type === 'aw:failed');
  const texts = [
    ...(sent.length > most ? [`${sent.length} leads were sent, not ${most} at most`] : []),
    ...repeated.map((row) => `${name(row)}, for ${most} sent at most`),
    ...judgeEvents(witness, leads),
    ...failed.map(({ detail }) => `A widget failed: ${detail}`),
    ...witness.exceptions.map((text) => `Uncaught error: ${text}`),
    ...witness.lines.filter(carries).map((line) => `A typed value is leaked: ${line.slice(0, 200)}`),
  ];
  return [
    ...strays.map((post): Complaint => ({ kind: 'wrong host', text: `A lead was sent to ${post.url()}` })),
    ...texts.map((text): Complaint => ({ kind: 'other', text })),
  ];
}

/** A press may send once, and again automatically after it waited for a connection (R19). */
function allowsPost({ type, detail }: PageEvent): boolean {
  return type === 'aw:submit' || (type === 'aw:error' && reportsOffline(detail));
}

export function reportsOffline(detail: string): boolean {
  return detail.includes('"kind":"offline"');
}

function judgeEvents(witness: Witness, leads: readonly Lead[]): string[] {
  return [...new Set(leads.map(({ form }) => form))].flatMap((form) => {
    const thanked = leads.filter((lead) => lead.form === form && lead.ending === 'thanked').length;
    const isPressed = leads.some((lead) => lead.form === form && lead.contents.length > 0);
    return [
      ...['aw:success', 'aw:analytics']
        .filter((type) => witness.count(type, form) !== thanked)
        .map(
          (type) => `Form ${form} emitted ${type} ${witness.count(type, form)} times for ${thanked} thanks`,
        ),
      ...(isPressed || witness.count('aw:submit', form) === 0
        ? []
        : [`Form ${form} was sent without a press`]),
    ];
  });
}

export function judgeLook(look: Look, outcome: Outcome, { typed }: Lead): string[] {
  const check = (isWrong: boolean, text: string) => (isWrong ? [text] : []);
  if (outcome === 'thanked')
    return [
      ...check(!look.isThanked, 'no thanks are shown'),
      ...check(look.errors > 0, 'an error is shown beside the thanks'),
    ];
  const errors = outcome === 'error' ? 1 : 0;
  return [
    ...check(look.isThanked, 'thanks are shown for a lead that failed'),
    ...check(look.isClosed, 'the button does not respond'),
    ...check(
      look.errors !== errors && (outcome !== 'waiting' || look.errors > 1),
      `${look.errors} errors are shown`,
    ),
    ...check(outcome === 'challenge closed' && !look.isAtButton, 'the focus is not on the button'),
    ...lostValues(look, typed),
  ];
}

export function lostValues({ values }: Look, typed: Look['values']): string[] {
  const names = Object.keys(typed).filter((field) => values[field] !== typed[field]);
  return names.length === 0 ? [] : [`the typed value is gone from ${names.join(', ')}`];
}

/** Milliseconds that a press may be busy (R20), with a tolerance for a busy machine. */
const busyLimit = 27_000;

/** Measures on the page's clock, up to each answer. Waiting for a connection is not busy time (R19). */
export function judgeBusy(pressedAt: number, events: readonly PageEvent[]): string[] {
  const answers = events.filter(({ type }) => type === 'aw:success' || type === 'aw:error');
  const busy = answers.map(({ at }, index) => {
    const before = answers[index - 1];
    return before && reportsOffline(before.detail) ? 0 : at - (before?.at ?? pressedAt);
  });
  const longest = Math.max(0, ...busy);
  return longest > busyLimit ? [`it was busy for ${Math.round(longest / 1000)} s without a challenge`] : [];
}
