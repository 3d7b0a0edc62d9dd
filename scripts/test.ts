// `npm test` runs every check that a change needs, `npm test -- types unit` these steps, and
// `npm test -- packages/core/src/values/kinds.test.ts` these test files. turbo.json says what a step needs and reads.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { print, runTool } from '@adviser-widgets/check/internal';
import { root } from './cdn/find-widgets.ts';
import { chosenEngines, findEngines } from './engines/engines.ts';
import { forgetReports, readReports, readSteps, readUnreported } from './read-reports.ts';
import { runExclusively } from './run-exclusively.ts';

/** Steps of one stage run beside each other. */
const withoutBrowser = [
  ['build', 'types', 'lint', 'format:check', 'directions'],
  ['packages', 'tools', 'unused', 'budgets', 'floor', 'unit'],
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

/** Apart from what a whole run leaves, which may be under way. */
const playwright = 'playwright test --reporter=list --output=test-results/files -c';

/** The first that fits a test file runs it. */
const runners = [
  [/^scripts\/apps\//, `${playwright} scripts/apps/playwright.config.ts`],
  [/^examples\/wordpress\//, `${playwright} examples/wordpress/trial/playwright.config.ts`],
  [/\.browser\.ts$/, `${playwright} scripts/playwright.config.ts`],
  [/\.stories\.tsx$/, 'vitest run -c scripts/vitest.stories.config.ts'],
  [/./, 'vitest run -c scripts/vitest.config.ts'],
] as const;

Object.assign(process.env, {
  CI: '1',
  NO_COLOR: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
});

/** Whoever stops a run gets its summary, too. */
let isStopped = false;
let stopCommand: ((signal: NodeJS.Signals) => void) | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!isStopped) stopCommand?.(signal); // tsx relays what its group receives, too
    isStopped = true;
  });

await runTool(async () => {
  process.exitCode = await test(process.argv.slice(2));
});

async function test(words: readonly string[]): Promise<0 | 1> {
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
  const stages = names.length === 0 ? (isAll ? all : short) : named.length > 0 ? [named] : [];
  const isGreen = stages.length === 0 || (await runExclusively('test run', () => runStages(stages)));
  return (await runFiles(files)) && isGreen ? 0 : 1;
}

async function runFiles(files: readonly string[]): Promise<boolean> {
  const runnerOf = (file: string) => runners.find(([pattern]) => pattern.test(file))?.[1] ?? '';
  let isGreen = true;
  for (const [, command] of runners) {
    const own = files.filter((file) => runnerOf(file) === command);
    if (own.length === 0 || isStopped) continue;
    const isReady = !command.startsWith(playwright) || (await prepareBrowserTests());
    isGreen = isReady && (await succeeds([command, ...own].join(' '))) && isGreen;
  }
  return isGreen && !isStopped;
}

function prepareBrowserTests(): Promise<boolean> {
  findEngines(chosenEngines());
  return succeeds('turbo run build --filter=// --output-logs=errors-only');
}

async function runStages(stages: readonly (readonly string[])[]): Promise<boolean> {
  forgetReports();
  let isGreen = true;
  for (const stage of stages) {
    if (isStopped) break;
    if (stage.includes('browser')) findEngines(chosenEngines());
    else if (stage.some((step) => !withoutBrowser.flat().includes(step))) findEngines(['chromium']);
    const options =
      '--filter=// --output-logs=errors-only --log-prefix=none --continue=dependencies-successful --summarize';
    isGreen = (await succeeds(`turbo run ${stage.join(' ')} ${options}`)) && isGreen;
  }
  const { passed, failed: reported } = readReports();
  const failed = [...reported, ...readUnreported(stages.flat())];
  print('', ...failed, '', ...readSteps(stages.flat()));
  const isPassed = isGreen && !isStopped;
  // A check that broke outside its tests counts as a failure.
  const total = `Total: ${passed} passed, ${isPassed ? 0 : Math.max(1, failed.length)} failed`;
  print(isPassed && passed === 0 ? 'Passed: nothing to report' : total);
  return isPassed;
}

/** Ends when the last of its processes has ended: they share its output. A group of its own receives a signal once. */
function succeeds(command: string): Promise<boolean> {
  const child = spawn(command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: true,
    detached: process.platform !== 'win32',
  });
  child.stdout.pipe(process.stdout, { end: false });
  stopCommand = (signal) =>
    process.platform === 'win32' || !child.pid ? child.kill(signal) : process.kill(-child.pid, signal);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
