import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findInstalled, noticesOf, packagesOf, requireAllowed } from './licences.ts';
import { publishedFolders } from './packages/published.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'licences-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('everything that is installed with our packages is under a licence of the list', () => {
  const installed = findInstalled(publishedFolders());
  expect(installed.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'valibot']));
  expect(() => requireAllowed(installed)).not.toThrow();
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  [{ type: 'MIT' }, true],
  [[{ type: 'GPL-2.0' }, { type: 'MIT' }], true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0) AND LGPL-2.1', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  [undefined, false],
])('a dependency of a dependency under %j may be installed: %s', (license, isAllowed) => {
  writePackage('.', { dependencies: { direct: '1' } });
  writePackage('node_modules/direct', { name: 'direct', license: 'ISC', dependencies: { deep: '1' } });
  writePackage('node_modules/direct/node_modules/deep', { name: 'deep', license });
  const ship = expect(() => requireAllowed(findInstalled([root])));
  if (isAllowed) ship.not.toThrow();
  else ship.toThrow('deep@1.0.0');
});

test('the packages that bundled files come from are named with their licences', () => {
  const folder = 'node_modules/@a/bundled';
  writePackage(folder, { name: '@a/bundled', license: 'MIT' });
  write(`${folder}/LICENSE.md`, 'Permission is granted\n');
  const files = [`${folder}/index.js`, `${folder}/lib/part.js`, 'src/index.ts'].map((file) =>
    join(root, file),
  );
  expect(noticesOf(packagesOf(files))).toBe(
    '# Third-party notices\n\n## @a/bundled 1.0.0\n\nLicence: MIT\n\n~~~text\nPermission is granted\n~~~\n',
  );
});

function writePackage(folder: string, fields: object): void {
  write(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...fields }));
}

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
