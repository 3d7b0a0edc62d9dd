// `npm test` runs every check that a change needs, `npm test -- types unit` these steps, and
// `npm test -- packages/core/src/values/kinds.test.ts` these test files. turbo.json says what a step needs and reads.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './cdn/find-widgets.ts';
import { chosenEngines, findEngines } from './engines/engines.ts';
import { readReports, readSteps, reportsFolder, summariesFolder } from './read-reports.ts';

/** Steps of one stage run beside each other. */
const withoutBrowser = [
  ['build', 'types', 'lint', 'format:check', 'directions'],
  ['packages', 'tools', 'unused', 'budgets', 'floor'],
  ['unit'],
];
const inBrowsers = ['stories', 'browser'];
const short = [...withoutBrowser, [...inBrowsers, 'visits:few']];

/** `npm run test:all` runs what takes long, too. Many visits begin with the few. */
const all = [
  ...withoutBrowser,
  inBrowsers,
  ['apps'],
  ['visits:many'],
  ['catalogue'],
  ['pictures:compare'],
  ['wordpress'],
];

const steps = [...new Set([...short, ...all].flat())];

/** The first that fits a test file runs it. */
const runners = [
  [/^scripts\/apps\//, 'playwright test --reporter=list -c scripts/apps/playwright.config.ts'],
  [
    /^examples\/wordpress\//,
    'playwright test --reporter=list -c examples/wordpress/trial/playwright.config.ts',
  ],
  [/\.browser\.ts$/, 'playwright test --reporter=list -c scripts/playwright.config.ts'],
  [/\.stories\.tsx$/, 'vitest run -c scripts/vitest.stories.config.ts'],
  [/./, 'vitest run -c scripts/vitest.config.ts'],
] as const;

Object.assign(process.env, {
  CI: '1',
  NO_COLOR: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
});

try {
  process.exitCode = test(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function test(words: readonly string[]): 0 | 1 {
  const isAll = words.includes('--all');
  const names = words.filter((word) => word !== '--all');
  const named = names.filter((name) => steps.includes(name));
  const files = names.filter((name) => !steps.includes(name));
  const wrong = files.find(
    (name) => !existsSync(join(root, name)) || /(?<!\.(test|browser|stories))\.tsx?$/.test(name),
  );
  if (wrong)
    throw new Error(
      `"${wrong}" is neither a step nor a test. The steps are ${steps.join(', ')}; tests end in .test.ts, .test.tsx, .browser.ts or .stories.tsx.`,
    );
  if (isAll) Object.assign(process.env, { AW_ALL: '1', AW_BROWSER: 'whole' }); // enables the slow tests
  if (names.length === 0) return runStages(isAll ? all : short);
  const results = [...(named.length > 0 ? [runStages([named])] : []), runFiles(files)];
  return results.includes(1) ? 1 : 0;
}

function runFiles(files: readonly string[]): 0 | 1 {
  const runnerOf = (file: string) => runners.find(([pattern]) => pattern.test(file))?.[1] ?? '';
  const commands = runners.flatMap(([, command]) => {
    const own = files.filter((file) => runnerOf(file) === command);
    if (own.length === 0) return [];
    const build = command.startsWith('playwright')
      ? ['turbo run build --filter=// --output-logs=errors-only']
      : [];
    return [...build, [command, ...own].join(' ')];
  });
  return commands.every(succeeds) ? 0 : 1;
}

function runStages(chosen: readonly (readonly string[])[]): 0 | 1 {
  for (const folder of [reportsFolder, summariesFolder])
    rmSync(join(root, folder), { recursive: true, force: true });
  let isGreen = true;
  for (const stage of chosen) {
    if (stage.includes('browser')) findEngines(chosenEngines());
    else if (stage.some((step) => !withoutBrowser.flat().includes(step))) findEngines(['chromium']);
    const options =
      '--filter=// --output-logs=errors-only --log-prefix=none --continue=dependencies-successful --summarize';
    isGreen = succeeds(`turbo run ${stage.join(' ')} ${options}`) && isGreen;
  }
  const { passed, failed } = readReports();
  console.log(['', ...failed, '', ...readSteps()].join('\n'));
  // A check that broke outside its tests counts as a failure.
  console.log(`Total: ${passed} passed, ${isGreen ? 0 : Math.max(1, failed.length)} failed`);
  return isGreen ? 0 : 1;
}

/** What it writes is seen at once. */
function succeeds(command: string): boolean {
  return spawnSync(command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: true }).status === 0;
}
