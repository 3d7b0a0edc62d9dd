import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    received_at TEXT NOT NULL,
    path TEXT NOT NULL,
    content_type TEXT NOT NULL,
    headers TEXT NOT NULL,
    fields TEXT NOT NULL,
    submission_id TEXT UNIQUE,
    attempts INTEGER NOT NULL DEFAULT 1,
    revision INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY,
    issued_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS beacons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at INTEGER NOT NULL,
    body TEXT,
    refused TEXT
  ) STRICT;
`;

/** Creates what is missing, folders included. */
export function openDatabase(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
    database.exec(schema);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database file ${file} cannot be used (${reason}): choose another with --db.`, {
      cause: error,
    });
  }
}
