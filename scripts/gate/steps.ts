export type Runner = 'vitest' | 'playwright';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Writes a JSON report to `reportPath(step)`. */
  readonly runner?: Runner;
  readonly needs?: string;
  /** Runs in Chromium. */
  readonly needsBrowser?: boolean;
  /** Runs in the chosen engines. */
  readonly needsEngines?: boolean;
  /** Shows the output even if the step passes. */
  readonly tells?: boolean;
  /** Only runs in `npm run test:all`, or when named. */
  readonly isLong?: boolean;
  /** A shorter form for `npm test`, which otherwise skips a slow step. */
  readonly short?: Step['command'];
  /** Git pathspecs. `npm test` runs the step only if they changed since it last passed. */
  readonly whenChanged?: readonly string[];
}

export interface Choice {
  /** All steps if empty. */
  readonly names?: readonly string[];
  readonly isAll?: boolean;
  readonly hasChanged: (step: Step) => boolean;
}

/** Caches by content: a fresh clone has new dates. */
const lintCache = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/eslint/',
];

const sourceFolders = ['packages', 'stories', 'examples', 'scripts', '.storybook'];

/** What released packages are built from and checked by, without their tests. */
const ofPackages = [
  'packages',
  'scripts',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'LICENSE',
  ':(exclude,glob)**/*.test.*',
  ':(exclude,glob)**/*.browser.ts',
  ':(exclude,glob)packages/*/src/browser/**',
];

/** Steps of one stage run in parallel, up to the number of cores. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'build', command: script('build.ts', '--unless-built') },
    {
      name: 'directions',
      command: ['depcruise', '-c', 'scripts/dependency-cruiser.config.js', ...sourceFolders],
    },
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
    {
      name: 'lint',
      command: ['eslint', '-c', 'scripts/eslint.config.js', '--max-warnings', '0', ...lintCache, '.'],
    },
    {
      name: 'format',
      command: ['prettier', '--check', '--log-level', 'warn', '--ignore-path', 'scripts/prettierignore', '.'],
    },
  ],
  [
    { name: 'packages', command: script('check-packages.ts'), needs: 'build', whenChanged: ofPackages },
    {
      name: 'tools',
      command: vitest('tools', 'vitest.config.ts', '--project=tools'),
      runner: 'vitest',
      whenChanged: ['scripts', '.github', 'package.json', 'pnpm-lock.yaml'],
    },
    // After the build, because knip also reads the released types.
    { name: 'unused', command: ['knip', '-c', 'scripts/knip.json', '--no-config-hints'] },
    { name: 'budgets', command: script('budgets.ts'), needs: 'build' },
    { name: 'floor', command: script('floor/main.ts'), needs: 'build' },
  ],
  [{ name: 'unit', command: vitest('unit', 'vitest.config.ts', '--project=unit-*'), runner: 'vitest' }],
  [
    {
      name: 'stories',
      command: vitest('stories', 'vitest.stories.config.ts'),
      runner: 'vitest',
      needsBrowser: true,
    },
    {
      name: 'browser',
      command: ['playwright', 'test', '-c', 'scripts/playwright.config.ts'],
      runner: 'playwright',
      needs: 'build',
      needsEngines: true,
    },
  ],
  // Installs from npm, whose registry may be slow, so it runs after the steps that need no network.
  [
    {
      name: 'apps',
      command: ['playwright', 'test', '-c', 'scripts/apps/playwright.config.ts'],
      runner: 'playwright',
      needs: 'build',
      needsBrowser: true,
      tells: true,
      isLong: true,
    },
  ],
  [
    {
      name: 'releases',
      command: ['playwright', 'test', '-c', 'scripts/deploy/trial/playwright.config.ts'],
      runner: 'playwright',
      needs: 'build',
      needsBrowser: true,
      isLong: true,
    },
  ],
  // Always the same visits, so that a failure comes from the commit; `npm run chaos` plays others.
  [
    {
      name: 'chaos',
      command: script('chaos/main.ts', '40', '52'),
      short: script('chaos/main.ts', '4', '52'),
      needs: 'build',
      needsBrowser: true,
      tells: true,
      isLong: true,
    },
  ],
  [{ name: 'catalogue', command: script('check-storybook.ts', '--build'), needsBrowser: true, isLong: true }],
  [
    {
      name: 'pictures',
      command: script('pictures/main.ts', '--compare', '--build'),
      needsBrowser: true,
      tells: true,
      isLong: true,
    },
  ],
  // Uses two of Debian's WordPresses; installing PHP and a database takes root.
  [
    {
      name: 'wordpress',
      command: ['node', '--import', 'tsx', 'examples/wordpress/try.ts'],
      needs: 'build',
      needsBrowser: true,
      isLong: true,
    },
  ],
];

/** Relative to the root. */
export function reportPath(name: string): string {
  return `test-results/reports/${name}.json`;
}

/**
 * Named steps come with those that they need.
 *
 * @throws {Error} for an unknown name; the message lists the steps
 */
export function chooseStages({ names = [], isAll = false, hasChanged }: Choice): Step[][] {
  const all = stages.flat();
  const known = all.map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}"; the steps are ${known.join(', ')}.`);
  const named = all.filter(({ name }) => names.includes(name)).flatMap(({ name, needs }) => [name, needs]);
  const isDue = (step: Step) =>
    isAll || ((!step.isLong || step.short) && (!step.whenChanged || hasChanged(step)));
  const isChosen = (step: Step) => (names.length === 0 ? isDue(step) : named.includes(step.name));
  const isWhole = isAll || names.length > 0;
  const asRun = (step: Step) => (isWhole ? step : { ...step, command: step.short ?? step.command });
  return stages.map((stage) => stage.filter(isChosen).map(asRun)).filter((stage) => stage.length > 0);
}

function script(file: string, ...parameters: string[]): [string, ...string[]] {
  return ['node', '--import', 'tsx', `scripts/${file}`, ...parameters];
}

function vitest(name: string, config: string, ...more: string[]): [string, ...string[]] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(name)}`];
  return ['vitest', 'run', '-c', `scripts/${config}`, ...more, ...reporters];
}
