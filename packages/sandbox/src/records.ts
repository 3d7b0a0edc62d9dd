import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { Changes } from './changes.ts';

/** The kinds of records. */
export const recordKinds = [
  'lead',
  'call-centre',
  'recruitment',
  'survey',
  'subscription',
  'referral',
  'gift',
  'analytics',
] as const;
/** The API call that a record came from. */
export type RecordKind = (typeof recordKinds)[number];

/** One accepted request. */
export interface StoredRecord {
  readonly id: number;
  readonly kind: RecordKind;
  /** ISO time of the first attempt. */
  readonly receivedAt: string;
  readonly path: string;
  /** Media type, without its parameters. */
  readonly contentType: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body, names and values as sent. */
  readonly fields: unknown;
  /** Null if the call has none. */
  readonly submissionId: string | null;
  /** How often this submission id was accepted. */
  readonly attempts: number;
  /** The revision of the fields: 1, or the highest accepted `SubmissionRevision`. */
  readonly revision: number;
}

/** What is stored of a call; its id, time and attempts follow. */
export type NewRecord = Omit<StoredRecord, 'id' | 'receivedAt' | 'attempts'>;

/** Distinguishes a repeat from a correction. */
export type KnownRecord = Pick<StoredRecord, 'kind' | 'path' | 'revision' | 'fields'>;

export interface Records {
  /** A known submission id is only counted; a higher revision replaces its fields and request data. */
  add(record: NewRecord): { readonly id: number; readonly attempts: number };
  /** The record of a submission. */
  find(submissionId: string): KnownRecord | undefined;
  /** Newest first; `limit` is for the sandbox's own page. */
  list(kind?: RecordKind, limit?: number): StoredRecord[];
  counts(): Partial<Record<RecordKind, number>>;
  clear(): void;
}

const insert = `
  INSERT INTO records (kind, received_at, path, content_type, headers, fields, submission_id, revision)
  VALUES (:kind, :receivedAt, :path, :contentType, :headers, :fields, :submissionId, :revision)
  ON CONFLICT (submission_id) DO UPDATE SET
    attempts = attempts + 1,
    path = iif(excluded.revision > revision, excluded.path, path),
    content_type = iif(excluded.revision > revision, excluded.content_type, content_type),
    headers = iif(excluded.revision > revision, excluded.headers, headers),
    fields = iif(excluded.revision > revision, excluded.fields, fields),
    revision = max(excluded.revision, revision)
  RETURNING id, attempts`;

const select = `
  SELECT id, kind, received_at AS receivedAt, path, content_type AS contentType, headers, fields,
    submission_id AS submissionId, attempts, revision
  FROM records WHERE ? IN (kind, '') ORDER BY id DESC LIMIT ?`;

export function createRecords(parts: {
  database: DatabaseSync;
  now: () => number;
  changes: Changes;
}): Records {
  const { database, now, changes } = parts;
  const add = database.prepare(insert);
  const find = database.prepare('SELECT kind, path, revision, fields FROM records WHERE submission_id = ?');
  const list = database.prepare(select);
  const count = database.prepare('SELECT kind, count(*) AS count FROM records GROUP BY kind');
  return {
    add: (record) => {
      const row = add.get({
        ...record,
        receivedAt: new Date(now()).toISOString(),
        headers: JSON.stringify(record.headers),
        fields: JSON.stringify(record.fields),
      });
      changes.notify();
      return row as { id: number; attempts: number }; // the two columns that the statement returns
    },
    find: (submissionId) => {
      const row = find.get(submissionId);
      return row && ({ ...row, fields: JSON.parse(String(row.fields)) as unknown } as KnownRecord); // as it was stored
    },
    list: (kind, limit = -1) => list.all(kind ?? '', limit).map(readRow),
    counts: () => Object.fromEntries(count.all().map((row) => [row.kind, row.count])),
    clear: () => {
      database.exec('DELETE FROM records');
      changes.notify();
    },
  };
}

/** The columns have the names and types of a record, two of them as JSON. */
function readRow(row: Readonly<Record<string, unknown>>): StoredRecord {
  const { headers, fields, ...rest } = row;
  return {
    ...rest,
    headers: JSON.parse(String(headers)) as unknown,
    fields: JSON.parse(String(fields)) as unknown,
  } as StoredRecord;
}
