import { checkCall, recordsOf } from './check-call.ts';
import type { Point } from './point.ts';
import { addressOf } from './send-call.ts';
import type { Target } from './target.ts';
import { testCalls, type TestCall } from './test-calls.ts';

export interface ApiReport {
  /** What the marks of its records have in common. */
  readonly run: string;
  readonly points: readonly Point[];
}

/** The calls whose title or path contains this text, or all. */
export function callsNamed(text = ''): readonly TestCall[] {
  return testCalls.filter(({ title, path }) => `${title} ${path}`.includes(text));
}

/** What a check would do, for people to agree to. */
export function planOf(calls: readonly TestCall[], target: Target): string[] {
  const most = calls.reduce((sum, call) => sum + recordsOf(call, target), 0);
  const addresses = [...new Set(calls.map((call) => addressOf(call, target)))];
  return [
    `This writes at most ${most} records, each of them marked "adviser-widgets test", to`,
    ...addresses.map((address) => `  ${address}`),
  ];
}

/** One call after the other: APIs limit rates, and the owner can follow. */
export async function checkApi(
  calls: readonly TestCall[],
  target: Target,
  { run, onCall }: { readonly run: string; readonly onCall: (title: string) => void },
): Promise<ApiReport> {
  const points: Point[] = [];
  for (const [index, call] of calls.entries()) {
    onCall(`${index + 1} of ${calls.length}: ${call.title}`);
    points.push(...(await checkCall(call, target, `${run}-${index + 1}`)));
  }
  return { run, points };
}
