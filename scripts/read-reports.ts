import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { root } from './cdn/find-widgets.ts';

/** Where each step that runs tests leaves a report in JUnit's format, named after it. */
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
  readonly passed: number;
  /** The file and the name of each. */
  readonly failed: readonly string[];
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
    return `✗ ${name}; to run it alone: npm test -- ${task}`;
  });
}

/** Counts the tests of the last run, and names those that failed. */
export function readReports(): Results {
  const files = globSync('*.xml', { cwd: join(root, reportsFolder) }).sort();
  const tests = files.flatMap((file) => {
    const xml = readFileSync(join(root, reportsFolder, file), 'utf8');
    return [...new JSDOM(xml, { contentType: 'text/xml' }).window.document.getElementsByTagName('testcase')];
  });
  const has = (test: Element, ...names: string[]) =>
    [...test.children].some(({ localName }) => names.includes(localName));
  return {
    passed: tests.filter((test) => !has(test, 'failure', 'error', 'skipped')).length,
    failed: tests
      .filter((test) => has(test, 'failure', 'error'))
      .map((test) => `${test.getAttribute('classname')}: ${test.getAttribute('name')}`),
  };
}
