import { isAbsolute, relative } from 'node:path';
import type { Runner } from './steps.ts';

export interface TimedTest {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** Ignores the start-up time of the runner and its files. */
export function readTimes(runner: Runner, text: string, root: string): TimedTest[] {
  const report: unknown = JSON.parse(text);
  const tests =
    runner === 'vitest' ? timesOfVitest(report as VitestReport) : timesOfSuite(report as PlaywrightSuite);
  return tests.map(({ file, ...test }) => ({
    ...test,
    file: isAbsolute(file) ? relative(root, file) : file,
  }));
}

function timesOfVitest({ testResults = [] }: VitestReport): TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: name,
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function timesOfSuite({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      file,
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}

/** Shares are of the total test time. */
export function slowTable(step: string, tests: readonly TimedTest[], count = 20): string {
  const all = sumOf(tests);
  const files = [...new Set(tests.map(({ file }) => file))].map((name) => {
    const own = tests.filter(({ file }) => file === name);
    return { seconds: sumOf(own), text: `${name} (${own.length})` };
  });
  const lines = (rows: readonly { readonly seconds: number; readonly text: string }[]) =>
    rows
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, count)
      .map(
        ({ seconds, text }) =>
          `${seconds.toFixed(1).padStart(8)} s ${((100 * seconds) / (all || 1)).toFixed(1).padStart(5)} %  ${text}`,
      );
  return [
    `${step}: ${tests.length} tests, ${all.toFixed(1)} s in all`,
    'Slowest files (tests)',
    ...lines(files),
    'Slowest tests',
    ...lines(tests.map(({ file, title, seconds }) => ({ seconds, text: `${file}: ${title}` }))),
  ].join('\n');
}

function sumOf(tests: readonly TimedTest[]): number {
  return tests.reduce((sum, { seconds }) => sum + seconds, 0);
}
