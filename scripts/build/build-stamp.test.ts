import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, isBuilt } from './build-stamp.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  for (const folder of ['packages/core/src', 'packages/core/dist', 'scripts'])
    mkdirSync(join(root, folder), { recursive: true });
  write('packages/core/src/index.ts', 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

function build({ meanwhile = () => {} } = {}): void {
  const note = beginBuild(root);
  write('packages/core/dist/index.js', 'built');
  meanwhile();
  note();
}

test('nothing is built at first', () => {
  expect(isBuilt(root)).toBe(false);
});

test('after a build everything is', () => {
  build();
  expect(isBuilt(root)).toBe(true);
});

test.each<[what: string, change: () => void]>([
  ['a source has changed', () => write('packages/core/src/index.ts', 'b')],
  ['a script has changed', () => write('scripts/build.ts', 'b')],
  ['a built file has changed', () => write('packages/core/dist/index.js', 'other')],
  ['a built file is gone', () => rmSync(join(root, 'packages/core/dist/index.js'))],
])('%s: it is no longer built', (_what, change) => {
  build();
  change();
  expect(isBuilt(root)).toBe(false);
});

test.each(['index.test.ts', 'index.browser.ts', 'browser/page.ts'])(
  'a test has changed (%s): it is still built',
  (file) => {
    mkdirSync(join(root, 'packages/core/src/browser'));
    build();
    write(`packages/core/src/${file}`, 'a');
    expect(isBuilt(root)).toBe(true);
  },
);

test('an edit made during the build is not built', () => {
  build({ meanwhile: () => write('packages/core/src/index.ts', 'b') });
  expect(isBuilt(root)).toBe(false);
});
