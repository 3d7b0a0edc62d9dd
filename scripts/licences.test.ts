import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBundled, findShipped, noticesOf, requireAllowed } from './licences.ts';
import { publishedFolders } from './packages/published.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'licences-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('everything that our packages ship is under a licence of the list', () => {
  const shipped = findShipped(publishedFolders());
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'reaptcha', 'valibot']));
  expect(() => requireAllowed(shipped)).not.toThrow();
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
])('a dependency of a dependency under %j may be shipped: %s', (license, isAllowed) => {
  writePackage('.', { dependencies: { direct: '1' } });
  writePackage('node_modules/direct', { name: 'direct', license: 'ISC', dependencies: { deep: '1' } });
  writePackage('node_modules/direct/node_modules/deep', { name: 'deep', license });
  const ship = expect(() => requireAllowed(findShipped([root])));
  if (isAllowed) ship.not.toThrow();
  else ship.toThrow('deep@1.0.0');
});

test('a development dependency counts if the source imports it: its licence comes with the package', () => {
  writePackage('.', { devDependencies: { bundled: '1', 'only-in-tests': '1' } });
  write('src/index.ts', `import { a } from 'bundled/part';\nexport const b = a;`);
  write('src/index.test.ts', `import 'only-in-tests';`);
  for (const name of ['bundled', 'only-in-tests']) {
    writePackage(`node_modules/${name}`, { name, license: 'MIT' });
    write(`node_modules/${name}/LICENSE.md`, 'Permission is granted\n');
  }
  expect(noticesOf(findBundled(root))).toBe(
    '# Third-party notices\n\n## bundled 1.0.0\n\nLicence: MIT\n\n~~~text\nPermission is granted\n~~~\n',
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
