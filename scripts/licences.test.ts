import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAllowed, noticesOf, packagesOf } from './licences.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'licences-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('everything that is installed with our packages is under a licence of the list', () => {
  const words = ['--recursive', '--filter', './packages/*', 'licenses', 'list', '--prod', '--json'];
  const list = execFileSync('pnpm', words, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const licences = Object.keys(JSON.parse(list) as object);
  expect(licences).toContain('MIT');
  expect(licences.filter((licence) => !isAllowed(licence))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0) AND LGPL-2.1', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
])('what is under "%s" may be shipped: %s', (licence, isShipped) => {
  expect(isAllowed(licence)).toBe(isShipped);
});

test('the packages that bundled files come from are named with their licences', () => {
  const folder = 'node_modules/@a/bundled';
  write(`${folder}/package.json`, '{ "name": "@a/bundled", "version": "1.0.0", "license": "MIT" }');
  write(`${folder}/LICENSE.md`, 'Permission is granted\n');
  const files = [`${folder}/index.js`, `${folder}/lib/part.js`, 'src/index.ts'].map((file) =>
    join(root, file),
  );
  expect(noticesOf(packagesOf(files))).toBe(
    '# Third-party notices\n\n## @a/bundled 1.0.0\n\nLicence: MIT\n\n~~~text\nPermission is granted\n~~~\n',
  );
});

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
