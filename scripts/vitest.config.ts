import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');
const exclude = ['**/node_modules/**', '**/dist/**'];

/** Of what we work with: the step `tools`. */
const ofTools = ['scripts/{build,chaos,eslint,gate,lighthouse,packages}/**/*.test.ts', 'scripts/{browser,eslint,licences,verify-pnpm}.test.ts'];

const ofUnits = ['packages/*/src/**/*.test.ts', 'examples/**/*.test.ts', 'scripts/**/*.test.ts'];

/** Those whose first line asks for jsdom. */
const withPage = globSync(ofUnits, { cwd: root, exclude }).filter((file) =>
  readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment jsdom'),
);

/** jsdom is loaded once for all files, which takes longer than most of them; each still has a window and modules of its own. */
const inPage = { environment: 'jsdom', pool: 'vmThreads' } as const;

/**
 * Unit tests. A file with markup (`.test.tsx`) runs in jsdom, any other in Node unless its first
 * line says `// @vitest-environment jsdom`.
 */
export default defineConfig({
  root,
  // Two copies of React on one page break hooks; all packages share the root's.
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    // Time is no test's business; a busy machine takes its own.
    testTimeout: 30_000,
    maxWorkers: '100%', // of the cores; one less is what it would take
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit-node',
          environment: 'node',
          include: ofUnits,
          exclude: [...exclude, ...ofTools, ...withPage],
        },
      },
      { extends: true, test: { name: 'unit-page', ...inPage, include: withPage, exclude: [...exclude, ...ofTools] } },
      { extends: true, test: { name: 'tools', environment: 'node', include: ofTools, exclude } },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          ...inPage,
          include: ['packages/*/src/**/*.test.tsx', 'examples/**/*.test.tsx', 'scripts/**/*.test.tsx'],
          setupFiles: [join(root, 'scripts', 'vitest.dom.ts')],
          exclude,
        },
      },
    ],
  },
});
