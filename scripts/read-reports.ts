import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './cdn/find-widgets.ts';

/** Where each step that runs tests leaves a JSON report, named after it. */
export const reportsFolder = 'test-results/reports';

/** Where turbo describes each run. */
export const summariesFolder = '.turbo/runs';

interface RunSummary {
  readonly tasks: readonly {
    readonly task: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
    readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number };
  }[];
}

interface Results {
  passed: number;
  /** The file and the name of each. */
  failed: string[];
}

/** What Vitest and Playwright write, as far as it is read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly projectName: string }[];
  }[];
}

/** A line for each step of the last run, with its seconds. */
export function readSteps(): string[] {
  const runs = globSync('*.json', { cwd: join(root, summariesFolder) }).sort(); // named by their time
  const steps = runs.flatMap(
    (file) => (JSON.parse(readFileSync(join(root, summariesFolder, file), 'utf8')) as RunSummary).tasks,
  );
  return steps.flatMap(({ task, execution, cache }) => {
    if (!execution) return [`✗ ${task} was not run, as the build failed`];
    const seconds = ((execution.endTime - execution.startTime) / 1000).toFixed(1);
    const name = `${task.padEnd(17)} ${seconds.padStart(7)} s`;
    if (execution.exitCode === 0) return `✓ ${name}${cache.status === 'HIT' ? ', as before' : ''}`;
    return `✗ ${name}: alone by npm test -- ${task}`;
  });
}

/** Counts the tests of the last run, and names those that failed. */
export function readReports(): Results {
  const results: Results = { passed: 0, failed: [] };
  for (const file of globSync('*.json', { cwd: join(root, reportsFolder) }).sort()) {
    const report = JSON.parse(readFileSync(join(root, reportsFolder, file), 'utf8')) as
      VitestReport | PlaywrightReport; // the reporters of pinned versions
    if ('stats' in report) readPlaywright(report, results);
    else readVitest(report, results);
  }
  return results;
}

function readVitest({ numPassedTests, testResults }: VitestReport, results: Results): void {
  results.passed += numPassedTests;
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    const file = relative(root, name);
    results.failed.push(...failed.map(({ fullName }) => `${file}: ${fullName}`));
    if (status === 'failed' && failed.length === 0) results.failed.push(`${file}: could not be run`);
  }
}

function readPlaywright({ stats, suites }: PlaywrightReport, results: Results): void {
  results.passed += stats.expected;
  const waiting = [...suites];
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
    waiting.push(...(suite.suites ?? []));
    const failed = suite.specs.filter(({ ok }) => !ok);
    results.failed.push(
      ...failed.map(
        ({ file, line, title, tests }) => `${file}:${line} (${tests[0]?.projectName ?? ''}): ${title}`,
      ),
    );
  }
}
