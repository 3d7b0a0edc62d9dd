import { printable, printableJson } from '../report/printable.ts';
import { many } from '../report/write-report.ts';
import type { ApiReport } from './check-api.ts';
import type { Point } from './point.ts';

const signs: Readonly<Record<Point['result'], string>> = {
  holds: '✓',
  fails: '✗',
  look: '?',
  'not checked': '–',
};

/** A line for each call, and under it each point that needs a person. */
export function writeApiText({ run, points }: ApiReport): string {
  const calls = groupByCall(points); // Node 20 has no Map.groupBy
  return [
    ...calls.flatMap(([call, own]) => [summary(call, own), ...details(own)]),
    '',
    sum(points),
    `The records of this run hold "adviser-widgets test ${run}-": look for it to delete them.`,
    ...(points.some(({ result }) => result === 'look') ? [lookFor] : []),
  ].join('\n');
}

export function writeApiJson({ run, points }: ApiReport): string {
  return printableJson(JSON.stringify({ schemaVersion: 1, run, points }, undefined, 2));
}

const lookFor =
  'What is marked "?" was answered as it should be, and only you can see what is stored: there has to be one record for each SubmissionId, with the fields of its highest revision. With --records the program looks itself.';

function groupByCall(points: readonly Point[]): [string, Point[]][] {
  const calls = new Map<string, Point[]>();
  for (const point of points) calls.set(point.call, [...(calls.get(point.call) ?? []), point]);
  return [...calls];
}

function summary(call: string, own: readonly Point[]): string {
  const worst = (['fails', 'look', 'holds'] as const).find((result) =>
    own.some((point) => point.result === result),
  );
  return `${signs[worst ?? 'not checked']} ${call}: ${own
    .filter(({ result }) => result === 'holds' || result === 'look')
    .map(({ point }) => point)
    .join(', ')}`;
}

function details(own: readonly Point[]): string[] {
  return own
    .filter(({ message }) => message)
    .map(({ point, result, message }) => `  ${signs[result]} ${point}: ${printable(message)}`);
}

function sum(points: readonly Point[]): string {
  const count = (result: Point['result']) => points.filter((point) => point.result === result).length;
  return `${many(points.length, 'point')}: ${count('holds')} hold, ${count('fails')} fail, ${count('look')} to look at, ${count('not checked')} not checked`;
}
