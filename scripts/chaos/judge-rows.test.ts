import type { StoredRecord } from '@adviser-widgets/sandbox';
import { createRandom } from '@adviser-widgets/testing/random';
import { expect, test } from 'vitest';
import { openAccounts, type LeadAccount } from './account.ts';
import { drawAnswers, drawEdit } from './answers.ts';
import { expectedRow, type ExpectedRow } from './expected-row.ts';
import { forms, type FormShape } from './forms.ts';
import { findRows, judgeRows } from './judge-rows.ts';
import type { Verdict } from './verdict.ts';
import type { Visit } from './visit.ts';

type Kind = FormShape['name'];

/** A lead that was corrected once. Both versions were pressed unless `versions` says otherwise. */
function leadIn(name: Kind, change: Partial<LeadAccount> & { readonly pressed?: 1 | 2 } = {}): LeadAccount {
  const shape = forms.find((form) => form.name === name) ?? forms[0];
  if (!shape) throw new Error('There are no forms');
  const mark = 'c0v1l0e';
  const answers = drawAnswers(createRandom(3), shape, mark);
  const edit = drawEdit(createRandom(4), shape, { mark, answers });
  const visit: Visit = {
    number: 1,
    origin: 'same',
    encoding: 'json',
    isTogether: false,
    isEarly: false,
    isClockHeld: false,
    isDeduped: false,
    isStaff: false,
    forms: [{ shape, campaign: 'CAMPAIGN', adviser: '', load: 'eager', hasId: true, hasNote: false }],
    leads: [{ mark, form: 0, answers, entry: 'fill', tries: [] }],
  };
  const [account] = openAccounts(visit);
  if (!account) throw new Error('The visit has no lead');
  const versions = [expectedRow(account, answers), expectedRow(account, { ...answers, ...edit })].slice(
    0,
    change.pressed ?? 2,
  );
  return { ...account, versions, ending: 'thanked', accepted: 2, remembered: new Set(['']), ...change };
}

/** The row that this version leaves. */
function rowOf(
  { kind, fields, isLead }: ExpectedRow,
  change: Partial<StoredRecord> & { readonly with?: Record<string, unknown> } = {},
): StoredRecord {
  const tracking = { cusEmail: 'a.c0v1l0e@x.nz', adviser: '' };
  const lead = isLead ? { AdviserId: '', tracking } : {};
  const row = {
    id: 1,
    kind,
    receivedAt: '',
    path: '',
    contentType: 'application/json',
    headers: {},
    submissionId: 'one',
    attempts: 1,
    fields: { ...fields, ...lead, ...change.with },
  };
  return { ...row, ...change } as StoredRecord; // one of the kinds in `forms`
}

type Row = (first: ExpectedRow, last: ExpectedRow) => StoredRecord;
const good: Row = (_, last) => rowOf(last);
const old: Row = (first) => rowOf(first);
const second: Row = (_, last) => rowOf(last, { id: 2, submissionId: 'two' });
const wrong: Row = (_, last) => rowOf(last, { with: { CampaignId: 'of another' } });
const twiceTaken: Row = (_, last) => rowOf(last, { attempts: 3 });

const timedOut: LeadAccount['tries'][number] = {
  attempt: { press: 'click', trouble: { name: 'asked to wait', fault: { status: 408 } } },
  outcome: 'error',
};

const names: readonly Kind[] = ['short-contact-form', 'request-survey', 'referral'];

for (const name of names) {
  test.each<[string, Partial<LeadAccount> & { pressed?: 1 | 2 }, readonly Row[], readonly Verdict[]]>([
    ['thanked, stored as it was corrected', {}, [good], []],
    ['thanked, not stored', {}, [], ['lost']],
    ['thanked, stored twice', {}, [second, good], ['doubled']],
    ['thanked, stored as it was before its correction', {}, [old], ['dropped edit']],
    ['thanked without a correction, stored with another value', { pressed: 1 }, [wrong], ['wrong value']],
    ['thanked, stored with a value that nobody typed', {}, [wrong], ['wrong value']],
    ['thanked half an hour after it was stored, stored anew', { lifetimes: 2 }, [second, old], []],
    [
      'thanked half an hour after it was stored, its correction the older row',
      { lifetimes: 2 },
      [old, good],
      ['dropped edit'],
    ],
    ['given up on, not stored', { ending: 'gave up' }, [], []],
    [
      'given up on, stored before its correction where that may be',
      { ending: 'gave up', mayBeStored: true },
      [old],
      [],
    ],
    ['given up on, stored where nothing stores', { ending: 'gave up' }, [good], ['uncalled for']],
    ['left on its way, not stored', { ending: 'left', mustBeStored: true }, [], ['lost']],
    [
      'left on its way, stored as it was before its correction',
      { ending: 'left', mustBeStored: true },
      [old],
      ['dropped edit'],
    ],
    ['never sent, stored', { ending: 'never sent' }, [good], ['uncalled for']],
    ['stuck, not stored', { ending: 'stuck' }, [], []],
    ['taken more often than it was pressed', {}, [twiceTaken], ['amiss']],
    [
      'taken once more than it was pressed, as browsers repeat what is answered 408',
      { tries: [timedOut] },
      [twiceTaken],
      [],
    ],
  ])(`a lead of ${name}, %s`, (_, change, rows, verdicts) => {
    const account = leadIn(name, change);
    const [first, last = first] = account.versions;
    if (!first || !last) throw new Error('It was never pressed');
    const stored = rows.map((row) => row(first, last));
    expect(judgeRows(findRows([account], stored)).map(({ kind }) => kind)).toEqual(verdicts);
  });
}

test('a row that holds no mark of a lead is uncalled for', () => {
  const account = leadIn('short-contact-form');
  const stranger: StoredRecord = {
    id: 9,
    kind: 'lead',
    receivedAt: '',
    path: '',
    contentType: 'application/json',
    headers: {},
    submissionId: null,
    revision: 1,
    attempts: 1,
    fields: {},
  };
  const rows = account.versions.slice(-1).map((version) => rowOf(version));
  expect(judgeRows(findRows([account], [...rows, stranger]))).toEqual([
    expect.objectContaining({ visit: 0, kind: 'uncalled for' }),
  ]);
});

test("a partner's lead that is only counted as a repeat of the first tab's is lost", () => {
  const first = leadIn('short-contact-form', { pressed: 1 });
  const partner = {
    ...leadIn('short-contact-form', { pressed: 1 }),
    lead: { ...first.lead, mark: 'c0v1l1e' },
  };
  const rows = first.versions.map((version) => rowOf(version, { attempts: 2 }));
  expect(judgeRows(findRows([first, partner], rows))).toEqual([
    expect.objectContaining({ kind: 'lost', text: 'c0v1l1e, thanked: not stored' }),
  ]);
});

test('lines that multipart ends with two characters equal the typed lines', () => {
  const account = leadIn('request-survey', { pressed: 1 });
  const [version] = account.versions.map((each) => ({
    ...each,
    fields: { ...each.fields, FormMessage: 'c0v1l0e\nKia ora' },
  }));
  if (!version) throw new Error('It was never pressed');
  const row = rowOf(version, { with: { FormMessage: 'c0v1l0e\r\nKia ora' } });
  const verdictsOf = (contentType: string) =>
    judgeRows(findRows([{ ...account, versions: [version] }], [{ ...row, contentType }])).map(
      ({ kind }) => kind,
    );
  expect(verdictsOf('multipart/form-data')).toEqual([]);
  expect(verdictsOf('application/json')).toEqual(['wrong value']);
});
