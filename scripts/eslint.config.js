import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { inlineSmallTypes } from './eslint/inline-small-types.ts';
import * as restricted from './eslint/restricted-syntax.ts';

const code = ['**/*.{js,mjs,ts,tsx}'];
const browserTests = [
  '**/*.browser.ts',
  'packages/*/src/browser/**/*.ts',
  'scripts/apps/browser/**/*.ts',
  'examples/wordpress/trial/*.ts',
];
const tests = ['**/*.test.{ts,tsx}', 'packages/testing/**/*.{ts,tsx}', ...browserTests];
const stories = ['**/*.stories.tsx'];
/** Data, one row after another: a long file of these is still one idea. */
const tables = [
  'packages/markup/corpus/**/*.ts',
  'packages/check/cases/*.ts',
  'packages/core/src/config/config-keys.ts',
];
const configs = ['**/*.config.{js,ts}', '.storybook/**/*.{ts,tsx}'];
/** What readers write in apps of their own. */
const apps = ['scripts/apps/consumers/**'];

/** The only files that may wait for a fixed time; paced typing does not count as waiting. */
const inRealTime = [
  'scripts/visits/*.ts', // imitates people, who pause
];

/** The only test files that wait for a time, or appear to. */
const timedTests = [
  'packages/testing/src/engines/start-webkit.ts', // gives up on a browser that does not start
  'packages/testing/src/after.ts', // only waits on a held clock, which it checks
  'packages/testing/src/fake-{api,search}.ts', // answer after a delay set by the test, which holds the clock
];

/** Sets the whole rule for each kind of file, because a later setting replaces an earlier one. */
const restrict = (...groups) => ({
  'no-restricted-syntax': ['error', ...groups.flat(), ...restricted.pageSleeps],
});

/** For code that runs in pages of other people. */
const inPages = [...restricted.replacedByHosts, ...restricted.pageGlobals];

export default defineConfig([
  globalIgnores(['**/dist/', '**/.generated/', '**/storybook-static/', '**/test-results/', '.turbo/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    extends: [js.configs.recommended, typescript.configs.strict],
    // `no-implied-eval` must recognise these names as browser globals.
    languageOptions: { globals: { setInterval: 'readonly', setTimeout: 'readonly', window: 'readonly' } },
    plugins: { house: { rules: { 'inline-small-types': inlineSmallTypes } } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-check': true, 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      complexity: ['error', 15],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'house/inline-small-types': 'error',
      'max-depth': ['error', 2],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      // House rule 3.
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      ...restrict(),
    },
  },
  // TypeScript checks names itself; the few JavaScript files run in Node or are page scripts.
  { files: ['**/*.{js,mjs}'], rules: { 'no-undef': 'off' } },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', 'stories/**/*.tsx'],
    ignores: browserTests, // Playwright's `use` is not a hook
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // If one field of an object is a ref, this rule treats every field as a ref.
      'react-hooks/refs': 'off',
    },
  },
  {
    // Strangers write what these read: with a quadratic pattern, 100,000 characters take half a minute.
    files: ['{packages,examples}/*/src/**/*.{ts,tsx}'],
    ignores: ['packages/sandbox/**', ...tests],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    // Readers copy them as they are.
    files: ['stories/{ui,forms}/examples/*.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^(?!react|@adviser-widgets/)' }] }] },
  },
  {
    // Dependency-cruiser leaves out these apps: they are not part of the workspace.
    files: ['examples/react-app/**', 'scripts/apps/consumers/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '/internal$' }] }] },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['packages/sandbox/**', ...tests],
    rules: restrict(inPages, restricted.rawHtml, restricted.addedTags, restricted.cookies),
  },
  {
    files: ['packages/{core,loader,widget,markup}/src/**/*.{ts,tsx}'],
    ignores: ['packages/markup/src/report/{build-element.ts,on-page/**,panel/**}', ...tests], // elements of their own
    rules: restrict(
      inPages,
      restricted.shadowedNames,
      restricted.rawHtml,
      restricted.addedTags,
      restricted.cookies,
    ),
  },
  {
    files: ['packages/check/src/**/*.ts', 'packages/editor/src/{builder,preview}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: restrict(restricted.rawHtml, restricted.addedTags, restricted.cookies),
  },
  {
    files: ['packages/editor/src/builder/{choose,draft}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: restrict(restricted.shadowedNames, restricted.rawHtml, restricted.addedTags, restricted.cookies),
  },
  {
    files: ['packages/widget/src/html/sanitise.ts', 'packages/markup/src/html/parse-markup.ts'],
    rules: restrict(inPages, restricted.shadowedNames, restricted.addedTags, restricted.cookies),
  },
  {
    files: ['packages/core/src/third-party/script.ts', 'packages/loader/src/load/create-links.ts'],
    rules: restrict(inPages, restricted.rawHtml, restricted.cookies),
  },
  {
    files: ['packages/core/src/visit/cookies.ts'],
    rules: restrict(inPages, restricted.rawHtml, restricted.addedTags),
  },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      // Table tests need as many parameters as the table has columns.
      'max-params': 'off',
      // Playwright reads the fixtures that a function needs from its parameter pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-script-url': 'off',
      ...restrict(restricted.weakTests, restricted.realWaitsOfUnitTests),
    },
  },
  {
    // What they print is partly from outside: servers, pages, other programs. A server may also keep them waiting.
    files: ['scripts/**/*.{ts,js,mjs}', 'packages/check/src/**/*.ts'],
    ignores: [
      ...tests,
      'packages/check/src/report/print.ts',
      'scripts/{require-node,packages/refuse-npm-pack}.mjs', // words of their own, before anything can be imported
      'scripts/apps/{render-components.mjs,consumers/**}', // run in apps of their own
      'scripts/test.ts', // passes on what the steps write
    ],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message:
            'Ask with `request` of @adviser-widgets/check/internal, which has limits of time and size.',
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['stdout', 'stderr'].map((property) => ({
          object: 'process',
          property,
          message: 'Print with @adviser-widgets/check/internal, which makes text from outside safe.',
        })),
      ],
    },
  },
  // One check, read from top to bottom.
  { files: [...tables, 'scripts/floor/main.ts'], rules: { 'max-lines': 'off' } },
  { files: timedTests, rules: restrict(restricted.weakTests) },
  { files: browserTests, rules: restrict(restricted.weakTests, restricted.realWaits) },
  {
    files: stories,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-exports': 'off', // Storybook reads a file's meta from its default export
      ...restrict(restricted.realWaits),
    },
  },
  { files: inRealTime, ignores: tests, rules: { 'no-restricted-syntax': 'off' } },
  { files: [...configs, ...apps], rules: { 'no-restricted-exports': 'off', 'no-restricted-syntax': 'off' } },
  {
    // House rule 3: code is named after what it is.
    files: ['**/{util,utils,helper,helpers,common,shared,types,constants}.{js,mjs,ts,tsx}'],
    rules: restrict([{ selector: 'Program', message: 'Name the file after its main export.' }]),
  },
]);
