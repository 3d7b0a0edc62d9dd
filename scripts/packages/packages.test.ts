import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkClientModules } from './check-client-modules.ts';
import { checkDocstrings } from './check-docstrings.ts';
import { checkFiles } from './check-files.ts';
import { checkModules } from './check-modules.ts';
import { checkReadmes } from './check-readmes.ts';
import { checkShaking } from './check-shaking.ts';
import { checkTypes } from './check-types.ts';
import { publishedPackages } from './published.ts';

/** Milliseconds. Reading the DOM types takes seconds on a busy machine. */
const long = 60_000;

let root = '';
beforeEach(() => void (root = realpathSync(mkdtempSync(join(tmpdir(), 'packages-')))));
afterEach(() => rmSync(root, { recursive: true }));

describe('the published packages', () => {
  test('pair each public path with its source and its built file', () => {
    write('packages/a/src/index.ts', '');
    write('packages/a/src/cli.ts', '');
    write('packages/a/src/styles.css', '');
    writeManifest('a', {
      exports: { '.': './src/index.ts', './styles.css': './src/styles.css' },
      bin: { a: './src/cli.ts' },
      engines: { node: '>=24' },
      dependencies: { valibot: '1' },
      peerDependencies: { react: '19' },
      devDependencies: { reaptcha: '1' },
      publishConfig: {
        bin: { a: './dist/cli.js' },
        exports: {
          '.': { types: './dist/index.d.ts', default: './dist/index.js' },
          './styles.css': './dist/styles.css',
        },
      },
    });
    expect(publishedPackages(root)).toEqual([
      {
        name: '@adviser-widgets/a',
        folder: join(root, 'packages/a'),
        entries: [
          { path: '.', source: './src/index.ts', built: './dist/index.js' },
          { path: './styles.css', source: './src/styles.css', built: './dist/styles.css' },
          { path: 'a', source: './src/cli.ts', built: './dist/cli.js' },
        ],
        installed: ['valibot', 'react'],
        isForNode: true,
      },
    ]);
  });

  test('leave out a private package', () => {
    writeManifest('a', { private: true });
    expect(publishedPackages(root)).toEqual([]);
  });

  test('need a source for each public path', () => {
    writeManifest('a', { exports: { '.': './src/index.ts' } });
    expect(() => publishedPackages(root)).toThrow(
      'packages/a/package.json names ./src/index.ts for ".", which is not a file.',
    );
  });

  test('need a built file for each public path', () => {
    write('packages/a/src/index.ts', '');
    writeManifest('a', { exports: { '.': './src/index.ts' } });
    expect(() => publishedPackages(root)).toThrow(
      'packages/a/package.json does not say in publishConfig where "." is built to.',
    );
  });
});

describe('the check of a consumer', () => {
  test(
    'finds types and modules that exist',
    async () => {
      writeModule('a', {
        types: 'export declare const a: HTMLElement;',
        code: 'export const a = document.body;',
      });
      expect(checkTypes(root, 'bundler', ['a'])).toEqual([]);
      expect(await checkModules(root, ['a'])).toEqual([]);
    },
    long,
  );

  test.each([
    [
      `import type { B } from 'absent'; export declare const a: B;`,
      /^node_modules\/a\/index\.d\.ts:1 Cannot find module 'absent'/,
    ],
    [
      `export declare const a: NodeJS.Timeout;`,
      /^node_modules\/a\/index\.d\.ts:1 Cannot find namespace 'NodeJS'/,
    ],
  ])(
    'reports broken types: %s',
    (types, expected) => {
      writeModule('a', { types, code: 'export const a = 1;' });
      expect(checkTypes(root, 'rendering', ['a'])).toEqual([expect.stringMatching(expected)]);
    },
    long,
  );

  test('reports a module that is imported but not installed', async () => {
    writeModule('a', { types: 'export {};', code: `import 'absent';` });
    expect(await checkModules(root, ['a'])).toEqual([
      expect.stringMatching(/node_modules\/a\/index\.js Could not resolve "absent"/),
    ]);
  });
});

describe('the check of a package', () => {
  const published = { name: 'a', folder: '', entries: [], installed: [], isForNode: false };

  test('reports each missing file and field', () => {
    writeModule('a', { types: '', code: '' });
    expect(checkFiles(root, published)).toEqual(
      [
        'LICENSE',
        'README.md',
        'description',
        'keywords',
        'license',
        'homepage',
        'bugs',
        'repository',
        'sideEffects',
      ].map((what) => `a has no ${what}`),
    );
  });

  test('reports a dependency on exactly one version of another package of ours', () => {
    const dependencies = {
      '@adviser-widgets/core': '1.0.0',
      '@adviser-widgets/ui': '^1.0.0',
      valibot: '1.5.0',
    };
    write('node_modules/a/package.json', JSON.stringify({ dependencies }));
    expect(checkFiles(root, published)).toContain(
      'a needs exactly 1.0.0 of @adviser-widgets/core: write workspace:^',
    );
  });

  test.each([
    [
      'imports React',
      `import { useState } from 'react';`,
      'a imports React but does not begin with "use client";',
    ],
    [
      'imports a part with React',
      `export { b } from './b.js';`,
      'a imports React but does not begin with "use client";',
    ],
    [
      'is marked without React',
      `"use client";\nexport const a = 1;`,
      'a begins with "use client"; but imports no React',
    ],
  ])('reports a module that %s', (_, code, problem) => {
    writeModule('a', { types: '', code });
    write('node_modules/a/b.js', `import {\n  useState\n} from 'react';\nexport const b = useState;\n`);
    const entries = [{ path: '.', source: './src/index.ts', built: './index.js' }];
    expect(checkClientModules(root, { ...published, entries })).toEqual([problem]);
  });

  test.each([
    ['npm/11.0.0 node/v24.0.0 linux x64', 1],
    ['yarn/1.22.22 npm/? node/v24.0.0 linux x64', 1],
    ['pnpm/12.18.0 npm/? node/v24.0.0 linux x64', 0],
  ])('packing with %s ends with exit code %i', (agent, code) => {
    const script = join(import.meta.dirname, 'refuse-npm-pack.mjs');
    const env = { ...process.env, npm_config_user_agent: agent };
    expect(spawnSync(process.execPath, [script], { env }).status).toBe(code);
  });

  test(
    'reports a public name without a docstring',
    () => {
      writeModule('a', {
        types: '/** One. */\nexport declare const one: 1;\nexport declare const two: 2;',
        code: '',
      });
      expect(checkDocstrings(root, ['a'])).toEqual(['a: two has no docstring']);
    },
    long,
  );

  test(
    'reports an app in its README that does not compile',
    () => {
      writeModule('a', { types: 'export declare const a: 1;', code: 'export const a = 1;' });
      write('node_modules/a/README.md', "# A\n\n```tsx\nimport { b } from 'a';\nconsole.log(b);\n```\n");
      expect(checkReadmes(root, [published])).toEqual([
        expect.stringMatching(/a-readme-0\.tsx Module '"a"' has no exported member/),
      ]);
    },
    long,
  );

  test.each([
    ['nothing', '/* @__PURE__ */ defineWidget({})', []],
    [
      'the definition',
      ' defineWidget({})',
      [
        'a: an app with One alone also contains a definition',
        'a: an app with Two alone also contains a definition',
      ],
    ],
    ['another widget', 'new Two()', ['a: an app with One alone also contains Two']],
  ])('finds that an app with one widget also contains %s', async (_, two, expected) => {
    const code = `function defineWidget(a) { return a; }
      export function One() { return 1; }
      export function Two() { return 2; }
      export const one = 1, two =${two};`;
    writeModule('a', { types: '', code });
    expect(await checkShaking(root, ['a'])).toEqual(expected);
  });
});

function writeManifest(name: string, fields: object): void {
  write(`packages/${name}/package.json`, JSON.stringify({ name: `@adviser-widgets/${name}`, ...fields }));
}

function writeModule(name: string, { types, code }: { types: string; code: string }): void {
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  write('package.json', '{ "type": "module" }');
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports }));
  write(`node_modules/${name}/index.d.ts`, types);
  write(`node_modules/${name}/index.js`, code);
}

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
