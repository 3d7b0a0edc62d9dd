import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { root } from './cdn/find-widgets.ts';

/** Where each step that runs tests leaves a report in JUnit's format, named after it. */
export const reportsFolder = 'test-results/reports';

/** Where turbo describes each run. */
const summariesFolder = '.turbo/runs';

/** Turbo writes a step's output while it comes. */
const logOf = (step: string) => `.turbo/turbo-${step.replaceAll(':', '$colon$')}.log`;

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

/** Removes what earlier runs left. */
export function forgetReports(): void {
  for (const path of [reportsFolder, summariesFolder, ...globSync(logOf('*'), { cwd: root })])
    rmSync(join(root, path), { recursive: true, force: true });
}

/** A line for each step of the last run, with its seconds, and for each of `chosen` that did not come to its end. */
export function readSteps(chosen: readonly string[]): string[] {
  const runs = globSync('*.json', { cwd: join(root, summariesFolder) }).sort(); // named by their time
  const ended = runs.flatMap(
    (file) => (JSON.parse(readFileSync(join(root, summariesFolder, file), 'utf8')) as RunSummary).tasks,
  );
  const started = ['build', ...chosen].filter((step) => existsSync(join(root, logOf(step)))); // many steps need a build
  const missing = [...new Set([...started, ...chosen])].filter(
    (step) => !ended.some(({ task }) => task === step),
  );
  return [...ended.map(describeStep), ...missing.map(describeMissing)];
}

function describeStep({ task, execution, cache }: RunSummary['tasks'][number]): string {
  if (!execution) return `✗ ${task} was not run, as the build failed`;
  const seconds = ((execution.endTime - execution.startTime) / 1000).toFixed(1);
  const name = `${task.padEnd(17)} ${seconds.padStart(7)} s`;
  if (execution.exitCode === 0) return `✓ ${name}${cache.status === 'HIT' ? ', as before' : ''}`;
  return `✗ ${name}${readReport(task) ? '' : howFar(task)}; to run it alone: npm test -- ${task}`;
}

function describeMissing(step: string): string {
  const isStarted = existsSync(join(root, logOf(step)));
  return isStarted ? `✗ ${step} was stopped${howFar(step)}` : `✗ ${step} was not started`;
}

/** By its log: Playwright writes a line for each test, and Vitest one for each file. */
function howFar(step: string): string {
  const log = readFileSync(join(root, logOf(step)), 'utf8');
  const [, total] = /^Running (\d+) tests/m.exec(log) ?? [];
  const lines = log.split('\n').filter((line) => /^ +[✓✘×❯-] +(\d+ \[|.*\(\d+ test)/.test(line));
  const tests = lines.map((line) => (total ? 1 : Number(/\((\d+) test/.exec(line)?.[1])));
  const count = tests.reduce((sum, each) => sum + each, 0);
  const last = lines.at(-1)?.trim();
  return last ? ` after ${count}${total ? ` of ${total}` : ''} tests, at "${last}"` : '';
}

/** Names the tests that failed in those of `chosen` that have no report, as they were stopped or broke. */
export function readUnreported(chosen: readonly string[]): string[] {
  return chosen
    .filter((step) => existsSync(join(root, logOf(step))) && !readReport(step))
    .flatMap((step) => {
      const log = readFileSync(join(root, logOf(step)), 'utf8');
      return Array.from(
        log.matchAll(/^ +[×✘] +(.+?)(?: \(?[\d.]+m?s\)?)?$/gm),
        ([, name = '']) => `${step}: ${name}`,
      );
    });
}

/** Counts the tests of the last run, and names those that failed. */
export function readReports(): Results {
  const names = globSync('*.xml', { cwd: join(root, reportsFolder) }).sort();
  const tests = names.flatMap((name) => {
    const xml = readReport(basename(name, '.xml'));
    if (!xml) return [];
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

/** Empty for a step that has not finished: Vitest begins its report at once and writes it at the end. */
function readReport(step: string): string {
  const path = join(root, reportsFolder, `${step}.xml`);
  const xml = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return xml.includes('</testsuites>') ? xml : '';
}
