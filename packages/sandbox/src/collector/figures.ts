import { isSummary, states, type Beacon, type Failure, type Summary } from './beacon.ts';

type Counts = Readonly<Record<string, number>>;

/** Milliseconds: half, three quarters and 95% of the page views took at most so long. */
export interface Percentiles {
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
}

/** What the beacons of a period say. */
export interface Figures {
  /** Summaries: each is one page view. */
  readonly views: number;
  /** Page views with at least one failed widget. */
  readonly failedViews: number;
  readonly failures: number;
  readonly leads: number;
  /** By name: how many are in each state. */
  readonly widgets: readonly (readonly [name: string, states: Counts])[];
  /** Page views of each version and engine, most first. */
  readonly versions: readonly (readonly [version: string, engine: string, views: number])[];
  /** Failures of each widget, most first. `what` is the phase or the kind. */
  readonly failuresByKind: readonly (readonly [
    widget: string,
    what: string,
    version: string,
    count: number,
  ])[];
  /** Of the typical and of the slowest widget of each page view. */
  readonly times: { readonly typical: Percentiles; readonly slowest: Percentiles } | undefined;
  readonly outcomes: readonly (readonly [outcome: string, count: number])[];
}

export function figuresOf(beacons: readonly Beacon[]): Figures {
  const views = beacons.filter(isSummary);
  const failures = beacons.filter((beacon) => !isSummary(beacon));
  const outcomes = count(views.flatMap(({ submissions }) => Object.entries(submissions)));
  return {
    views: views.length,
    failedViews: views.filter(({ widgets }) => Object.values(widgets).some(({ failed }) => failed)).length,
    failures: failures.length,
    leads: outcomes.find(([[outcome]]) => outcome === 'success')?.[1] ?? 0,
    widgets: widgetsOf(views),
    versions: count(views.map(({ version, engine }) => [version, engine, 1])).map(
      ([[version = '', engine = ''], number]) => [version, engine, number],
    ),
    failuresByKind: count(failures.map((failure) => [...wordsOf(failure), 1])).map(
      ([[widget = '', what = '', version = ''], number]) => [widget, what, version, number],
    ),
    times: timesOf(views),
    outcomes: outcomes.map(([[outcome = ''], number]) => [outcome, number]),
  };
}

function wordsOf({ widget = 'unknown', phase, kind, version }: Failure): string[] {
  return [widget, phase ?? kind ?? 'unknown', version];
}

function widgetsOf(views: readonly Summary[]): (readonly [string, Counts])[] {
  const byName = new Map<string, Record<string, number>>();
  for (const [name, counts] of views.flatMap(({ widgets }) => Object.entries(widgets))) {
    const sums = byName.get(name) ?? {};
    for (const state of states) sums[state] = (sums[state] ?? 0) + (counts[state] ?? 0);
    byName.set(name, sums);
  }
  return [...byName].sort(([a], [b]) => a.localeCompare(b));
}

/** Adds up the number at the end of rows whose words are equal; most first. */
function count(rows: readonly (readonly [...string[], number])[]): (readonly [string[], number])[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key = JSON.stringify(row.slice(0, -1));
    sums.set(key, (sums.get(key) ?? 0) + Number(row.at(-1)));
  }
  return [...sums]
    .map(([key, sum]) => [JSON.parse(key) as string[], sum] as const)
    .sort(([, a], [, b]) => b - a);
}

function timesOf(views: readonly Summary[]): Figures['times'] {
  const times = views.flatMap(({ ready }) => ready ?? []);
  if (times.length === 0) return undefined;
  return {
    typical: percentiles(times.map(({ median }) => median)),
    slowest: percentiles(times.map(({ slowest }) => slowest)),
  };
}

function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { median: at(0.5), p75: at(0.75), p95: at(0.95) };
}
