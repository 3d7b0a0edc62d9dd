import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../browser.ts';
import { chosenEngines, findEngines } from '../engines/engines.ts';
import { readReport, type Counts } from './read-report.ts';
import { runCommand, type Ending } from './run-command.ts';
import { readTimes, type TimedTest } from './slowest.ts';
import { reportPath, type Runner, type Step } from './steps.ts';

export interface Outcome extends Ending {
  readonly name: string;
  /** See `Step`. */
  readonly tells?: boolean;
  readonly seconds: number;
  /** Absent if the step runs no tests, like `times`. */
  readonly counts?: Counts;
  readonly times?: readonly TimedTest[];
}

type Tested = Pick<Outcome, 'problem' | 'counts' | 'times'>;

/** A step that should run tests but ran none counts as failed. */
export async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now();
  const ending = await attempt(step);
  return { ...ending, name: step.name, tells: step.tells, seconds: (performance.now() - start) / 1000 };
}

async function attempt(step: Step): Promise<Ending & Tested> {
  if (step.runner) rmSync(reportPath(step.name), { force: true });
  try {
    // These install what they do not find.
    if (step.needsBrowser) findBrowser();
    if (step.needsEngines) findEngines(chosenEngines());
    const ending = await runCommand(step.command);
    return step.runner ? { ...ending, ...readTests(step, step.runner, ending) } : ending;
  } catch (error) {
    return { problem: String(error), output: '' };
  }
}

function readTests(step: Step, runner: Runner, { problem }: Ending): Tested {
  const path = reportPath(step.name);
  if (!existsSync(path)) return { problem: problem ?? 'it wrote no test report' };
  const text = readFileSync(path, 'utf8');
  const counts = readReport(runner, text);
  const ran = counts.passed + counts.failed > 0;
  return {
    counts,
    times: readTimes(runner, text, process.cwd()),
    problem: problem ?? (ran ? undefined : 'it ran no tests'),
  };
}
