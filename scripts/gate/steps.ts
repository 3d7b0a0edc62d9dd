export type Runner = 'vitest' | 'playwright';

/** One check of the gate. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Set where the command runs tests: whose JSON report it writes to `reportPath(step)`. */
  readonly runner?: Runner;
  /** The step whose files this one reads. */
  readonly needs?: string;
  readonly needsBrowser?: boolean;
  /** What it writes is shown when all went well too. */
  readonly tells?: boolean;
  /** It takes long: `npm run test:all` has it, and whoever names it. */
  readonly isLong?: boolean;
  /** The little of a long step that `npm test` runs; without it nothing. */
  readonly short?: Step['command'];
  /** `npm test` has it only if these paths (git's pathspecs) hold anything else than when it last passed; `npm run test:all` always. */
  readonly whenChanged?: readonly string[];
}

/** Which steps are to run. */
export interface Choice {
  /** Those named; without a name all that there are. */
  readonly names?: readonly string[];
  /** With what takes long. */
  readonly isAll?: boolean;
  /** Whether a step's `whenChanged` holds anything else than when it last passed. */
  readonly hasChanged: (step: Step) => boolean;
}

/** By content, as a clone's dates are new. No rule reads types; what our own read besides the file is in the version of their plug-in. */
const lintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

/** All that released packages are made of and checked by; their tests are not among it. */
const ofPackages = ['packages', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE', ':(exclude,glob)**/*.test.*', ':(exclude,glob)**/*.browser.ts', ':(exclude,glob)packages/*/src/browser/**'];

/** The gate in order. Steps of one stage run side by side, as far as there are cores. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'build', command: script('build.ts', '--unless-built') },
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'lint', command: ['eslint', '-c', 'scripts/eslint.config.js', '--max-warnings', '0', ...lintCache, '.'] },
    { name: 'licences', command: script('licences.ts', '--check') },
  ],
  [
    { name: 'packages', command: script('check-packages.ts'), needs: 'build', whenChanged: ofPackages },
    { name: 'tools', command: vitest('tools', 'vitest.config.ts', '--project=tools'), runner: 'vitest', whenChanged: ['scripts', 'package.json', 'pnpm-lock.yaml'] },
    // After the build, as knip also reads the types that are released.
    { name: 'unused', command: ['knip', '-c', 'scripts/knip.json', '--no-config-hints'] },
    { name: 'budgets', command: script('budgets.ts'), needs: 'build' },
  ],
  [{ name: 'unit', command: vitest('unit', 'vitest.config.ts', '--project=unit-*'), runner: 'vitest' }],
  [
    { name: 'stories', command: vitest('stories', 'vitest.stories.config.ts'), runner: 'vitest', needsBrowser: true },
    { name: 'browser', command: ['playwright', 'test', '-c', 'scripts/playwright.config.ts'], runner: 'playwright', needs: 'build', needsBrowser: true },
  ],
  // From npm, whose registry may be slow: after what needs no network.
  [{ name: 'apps', command: ['playwright', 'test', '-c', 'scripts/playwright.apps.config.ts'], runner: 'playwright', needs: 'build', needsBrowser: true, isLong: true }],
  // Always the same visits, that a commit which fails here has done it; `npm run chaos` plays others.
  [{ name: 'chaos', command: script('chaos.ts', '40', '52'), short: script('chaos.ts', '8', '52'), needs: 'build', needsBrowser: true, tells: true, isLong: true }],
  [{ name: 'catalogue', command: script('check-storybook.ts', '--build'), needsBrowser: true, isLong: true }],
  // Debian's, as root where it is not there yet.
  [{ name: 'wordpress', command: ['node', '--import', 'tsx', 'examples/wordpress/try.ts'], needs: 'build', needsBrowser: true, isLong: true }],
];

/** Where the runner of a step leaves its JSON report, relative to the root. */
export function reportPath(name: string): string {
  return `test-results/reports/${name}.json`;
}

/**
 * The stages with what is to run of them.
 *
 * @throws {Error} naming the steps there are, for a name that is none of them
 */
export function chooseStages({ names = [], isAll = false, hasChanged }: Choice): Step[][] {
  const known = stages.flat().map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}"; the steps are ${known.join(', ')}.`);
  const isDue = (step: Step) => isAll || ((!step.isLong || step.short) && (!step.whenChanged || hasChanged(step)));
  const isChosen = (step: Step) => (names.length === 0 ? isDue(step) : names.includes(step.name));
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
