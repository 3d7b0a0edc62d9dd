import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { houseVersion } from './house-version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-'));
  for (const folder of ['scripts/eslint', 'packages/core/src'])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['changes with a rule', 'scripts/eslint/rule.ts', true],
  ['changes with the public paths of a package', 'packages/core/package.json', true],
  ['changes with an update of another plug-in', 'pnpm-lock.yaml', true],
  ['stays with the sources of a package', 'packages/core/src/index.ts', false],
])('%s', (_what, file, changes) => {
  const before = houseVersion(root);
  writeFileSync(join(root, file), 'a');
  expect(houseVersion(root) !== before).toBe(changes);
});
