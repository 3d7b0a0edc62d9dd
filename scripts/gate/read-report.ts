import type { Runner } from './steps.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** @throws {Error} on another shape, so that a new runner version cannot yield "0 failed" */
export function readReport(runner: Runner, text: string): Counts {
  const report: unknown = JSON.parse(text);
  const count = (...names: string[]) => names.reduce((sum, name) => sum + numberAt(report, name), 0);
  if (runner === 'vitest') {
    return {
      passed: count('numPassedTests'),
      failed: count('numFailedTests'),
      skipped: count('numPendingTests', 'numTodoTests'),
    };
  }
  return {
    passed: count('stats.expected'),
    failed: count('stats.unexpected', 'stats.flaky'),
    skipped: count('stats.skipped'),
  };
}

function numberAt(report: unknown, path: string): number {
  const value = path.split('.').reduce(property, report);
  if (typeof value === 'number') return value;
  throw new Error(`The test report has no number "${path}".`);
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
