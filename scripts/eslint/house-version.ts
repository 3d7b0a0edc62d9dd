import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..', '..');

/** What findings depend on besides the file and the configuration. */
const read = ['scripts/eslint/*.ts', 'packages/*/package.json', 'pnpm-lock.yaml'];

/** ESLint's cache discards the findings of any other version. */
export function houseVersion(root = repository): string {
  const hash = createHash('sha256');
  for (const file of globSync(read, { cwd: root }).sort())
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
