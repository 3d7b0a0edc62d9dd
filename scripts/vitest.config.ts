import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { compileReact } from './compile-react.ts';

const root = join(import.meta.dirname, '..');
const exclude = ['**/node_modules/**', '**/dist/**'];

const ofTools = [
  'scripts/{build,cdn,deploy,engines,floor,packages,release}/**/*.test.ts',
  'scripts/{difference,licences,run-exclusively,workflows}.test.ts',
  'packages/testing/src/machine/*.test.ts',
];

const ofUnits = ['packages/*/src/**/*.test.ts', 'examples/**/*.test.ts', 'scripts/**/*.test.ts'];

/** Tests whose first line asks for jsdom. */
const withPage = globSync(ofUnits, { cwd: root, exclude }).filter((file) =>
  readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment jsdom'),
);

/** Loading jsdom takes longer than most files: all share it, but not their windows and modules. */
const inPage = {
  environment: 'jsdom',
  pool: 'vmThreads' as const,
  setupFiles: [join(root, 'scripts', 'vitest.page.ts')],
};

/** The components in a `.compiled.test.tsx` file are those of an app with React Compiler. */
const reactCompiler: Plugin = {
  name: 'react-compiler',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.compiled.test.tsx') ? compileReact(code, id) : undefined),
};

/** A `.test.tsx` file runs in jsdom, any other in Node unless its first line asks for jsdom. */
export default defineConfig({
  root,
  plugins: [reactCompiler],
  resolve: {
    // Two copies of React on one page break hooks, so all packages share the root's.
    dedupe: ['react', 'react-dom'],
    // What visitors run: Node would take the client that requests with its own module.
    alias: {
      'algoliasearch/lite': join(
        root,
        'packages/site-search/node_modules/algoliasearch/dist/lite/builds/browser.js',
      ),
    },
  },
  test: {
    // Tests do not measure time, and a busy machine is slow.
    testTimeout: 30_000,
    maxWorkers: availableParallelism() + 1, // some wait for a pause in typing
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-node',
          environment: 'node',
          pool: 'threads',
          include: ofUnits,
          exclude: [...exclude, ...ofTools, ...withPage],
        },
      },
      {
        extends: true,
        test: { name: 'unit-page', ...inPage, include: withPage, exclude: [...exclude, ...ofTools] },
      },
      { extends: true, test: { name: 'tools', environment: 'node', include: ofTools, exclude } },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          ...inPage,
          include: ['packages/*/src/**/*.test.tsx', 'examples/**/*.test.tsx', 'scripts/**/*.test.tsx'],
          setupFiles: [...inPage.setupFiles, join(root, 'scripts', 'vitest.dom.ts')],
          exclude,
        },
      },
    ],
  },
});
