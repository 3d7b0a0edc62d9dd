import { spawn } from 'node:child_process';
import { findBrowser } from '../browser.ts';
import { chosenEngines, findEngines } from '../engines/engines.ts';
import { runCommand } from './run-command.ts';

/** Enough to keep two cores busy all the time. */
const busyLoops = 4;

/** A busy machine reproduces flaky failures. Resolves with their number. */
export async function repeatUnderLoad(files: readonly string[], times: number): Promise<number> {
  const loops = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  process.once('exit', () => loops.forEach((loop) => loop.kill()));
  let failed = 0;
  for (let time = 1; time <= times; time++) {
    const problem = await runOnce(files);
    console.log(`${problem === undefined ? '✓' : '✗'} ${time} of ${times}`);
    if (problem !== undefined) console.log(`\n${problem}\n`);
    failed += problem === undefined ? 0 : 1;
  }
  loops.forEach((loop) => loop.kill());
  return failed;
}

async function runOnce(files: readonly string[]): Promise<string | undefined> {
  for (const command of commandsFor(files)) {
    const { problem, output } = await runCommand(command);
    if (problem !== undefined) return `${output.trimEnd()}\n${problem}`;
  }
  return undefined;
}

/** One command per runner. */
export function commandsFor(files: readonly string[]): [string, ...string[]][] {
  const browserTests = files.filter((file) => /\.browser\.ts$/.test(file));
  const stories = files.filter((file) => /\.stories\.tsx$/.test(file));
  const others = files.filter((file) => !browserTests.includes(file) && !stories.includes(file));
  const ofApps = browserTests.filter((file) => /(^|\/)scripts\/apps\//.test(file));
  const inEngines = browserTests.filter((file) => !ofApps.includes(file));
  // These install what they do not find.
  if (stories.length + ofApps.length > 0) findBrowser();
  if (inEngines.length > 0) findEngines(chosenEngines());
  process.env.AW_ALL = '1'; // runs whatever was named
  return [
    ...withFiles(['vitest', 'run', '-c', 'scripts/vitest.config.ts'], others),
    ...withFiles(['vitest', 'run', '-c', 'scripts/vitest.stories.config.ts'], stories),
    ...withFiles(['playwright', 'test', '-c', 'scripts/playwright.config.ts', '--reporter=list'], inEngines),
    ...withFiles(
      ['playwright', 'test', '-c', 'scripts/apps/playwright.config.ts', '--reporter=list'],
      ofApps,
    ),
  ];
}

function withFiles(command: [string, ...string[]], files: readonly string[]): [string, ...string[]][] {
  return files.length > 0 ? [[...command, ...files]] : [];
}
