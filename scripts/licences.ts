// Writes THIRD-PARTY-NOTICES.md; `--check` only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShipped } from './licences/find-shipped.ts';
import { noticesOf, requireAllowed } from './licences/write-notices.ts';
import { publishedFolders } from './packages/published.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'THIRD-PARTY-NOTICES.md');

try {
  run(process.argv.includes('--check'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(isCheck: boolean): void {
  const shipped = findShipped(publishedFolders());
  requireAllowed(shipped);
  const text = noticesOf(shipped);
  if (!isCheck) return writeFileSync(file, text);
  const isFresh = existsSync(file) && readFileSync(file, 'utf8').replace(/\r\n/g, '\n') === text;
  if (!isFresh) throw new Error('THIRD-PARTY-NOTICES.md is out of date: run `pnpm notices` and commit it.');
}
