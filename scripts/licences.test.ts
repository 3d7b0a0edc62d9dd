import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findShipped } from './licences/find-shipped.ts';
import { isAllowed } from './licences/is-allowed.ts';
import { noticesOf, requireAllowed } from './licences/write-notices.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'licences-'))));
afterEach(() => rmSync(root, { recursive: true }));

describe('a licence', () => {
  test.each([
    ['MIT', true],
    ['ISC', true],
    ['Apache-2.0', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0', false],
    ['AGPL-3.0-or-later', false],
    ['LGPL-2.1', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
    ['(MIT OR GPL-3.0) AND LGPL-2.1', false],
  ])('"%s" is allowed: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe('the shipped packages', () => {
  test('include transitive dependencies, peers and bundled source', () => {
    writePackage('.', {
      dependencies: { direct: '1', '@adviser-widgets/core': '1' },
      peerDependencies: { peer: '1' },
      devDependencies: { bundled: '1', 'only-in-tests': '1', unused: '1' },
    });
    write('src/index.ts', `import { a } from 'bundled/part';\nexport const b = a;`);
    for (const file of ['index.test.ts', 'index.browser.ts', 'browser/page.ts'])
      write(`src/${file}`, `import 'only-in-tests';`);
    writeModule('direct', { license: 'MIT', dependencies: { deep: '1' } });
    writeModule('direct/node_modules/deep', { name: 'deep', license: 'ISC' });
    for (const name of ['peer', 'bundled', 'only-in-tests', 'unused']) writeModule(name, { license: 'MIT' });
    expect(findShipped([root]).map(({ manifest }) => manifest.name)).toEqual([
      'bundled',
      'deep',
      'direct',
      'peer',
    ]);
  });

  test('can lack an optional dependency, but no other', () => {
    writePackage('.', { optionalDependencies: { 'for-another-system': '1' } });
    expect(findShipped([root])).toEqual([]);
    writePackage('.', { dependencies: { absent: '1' } });
    expect(() => findShipped([root])).toThrow(/^absent, which .* needs, is not installed\.$/);
  });

  test('are refused under the GPL, also if a transitive dependency has it', () => {
    writePackage('.', { dependencies: { direct: '1' } });
    writeModule('direct', { license: 'MIT', dependencies: { deep: '1' } });
    writeModule('deep', { license: 'GPL-3.0' });
    expect(() => requireAllowed(findShipped([root]))).toThrow(
      'deep@1.0.0 is under "GPL-3.0", which is not on the list in scripts/licences/is-allowed.ts.',
    );
  });

  test('are refused without a licence', () => {
    writePackage('.', { dependencies: { direct: '1' } });
    writeModule('direct', {});
    expect(() => requireAllowed(findShipped([root]))).toThrow('direct@1.0.0 names no licence.');
  });

  test('are accepted under older spellings of a licence', () => {
    writePackage('.', { dependencies: { one: '1', two: '1' } });
    writeModule('one', { license: { type: 'MIT' } });
    writeModule('two', { licenses: [{ type: 'GPL-2.0' }, { type: 'MIT' }] });
    expect(() => requireAllowed(findShipped([root]))).not.toThrow();
  });
});

describe('the notices', () => {
  test('contain the licence text, the same on every system', () => {
    writePackage('.', { dependencies: { zebra: '1', antelope: '1', native: '1' } });
    writeModule('zebra', { license: 'MIT' });
    write('node_modules/zebra/LICENSE.md', '\uFEFFCopyright Z  \r\nPermission is granted\r\n\r\n');
    writeModule('antelope', { license: 'ISC', author: 'Ana <ana@example.nz>' });
    writeModule('native', { license: 'MIT', os: ['linux'] });
    const [, , ...notices] = noticesOf(findShipped([root])).split('\n\n');
    expect(notices).toEqual([
      '## antelope 1.0.0',
      'Licence: ISC',
      'The package holds no licence text; its package.json says ISC, by Ana.',
      '## zebra 1.0.0',
      'Licence: MIT',
      '~~~text\nCopyright Z\nPermission is granted\n~~~\n',
    ]);
  });
});

function writeModule(name: string, fields: object): void {
  writePackage(join('node_modules', name), { name, ...fields });
}

function writePackage(folder: string, fields: object): void {
  write(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...fields }));
}

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
