import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { sampleCalls } from './customers/sample-calls.ts';
import { startTestSandbox } from './test-sandbox.ts';

it('a file from before revisions existed is read, and stores them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const db = join(folder, 'data.sqlite');
  const old = new DatabaseSync(db);
  old.exec(`
    CREATE TABLE records (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, received_at TEXT NOT NULL,
      path TEXT NOT NULL, content_type TEXT NOT NULL, headers TEXT NOT NULL, fields TEXT NOT NULL,
      submission_id TEXT UNIQUE, attempts INTEGER NOT NULL DEFAULT 1) STRICT;
    INSERT INTO records (kind, received_at, path, content_type, headers, fields, submission_id)
      VALUES ('gift', '2026-01-01T00:00:00.000Z', '/api/acme/cap/gift', 'application/json', '{}', '{"capChoice":"Tree"}', 'gift-1');
  `);
  old.close();
  for (const revision of [1, 2]) {
    const again = await startTestSandbox({ db });
    expect(again.sandbox.records()).toMatchObject([{ revision, attempts: revision }]);
    const { path, fields } = sampleCalls.gift;
    if (revision === 1) await again.call(path, { json: { ...fields, SubmissionRevision: 2 } });
    await again.stop();
  }
  rmSync(folder, { recursive: true });
});
