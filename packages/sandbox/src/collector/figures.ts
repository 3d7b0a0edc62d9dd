import { isSummary, type Beacon, type Summary } from './beacon.ts';

/** Rows of a table: what was counted, and how often. */
export type Counts = readonly (readonly [what: string, count: number])[];

/** What beacons and the reasons to refuse others say, by the title of its table. */
export function figuresOf(beacons: readonly Beacon[], refusals: readonly string[]): Record<string, Counts> {
  const views = beacons.filter(isSummary);
  return {
    'Page views': count(views.map(({ version, engine }) => [`${version}, ${engine}`, 1])),
    'Widgets by state': count(views.flatMap(statesOf)),
    'Slowest widget of each view, in milliseconds': timesOf(views),
    'Submissions by outcome': count(views.flatMap(({ submissions }) => Object.entries(submissions))),
    Failures: count(beacons.filter((beacon) => !isSummary(beacon)).map((each) => [wordsOf(each), 1])),
    'Refused beacons': count(refusals.map((reason) => [reason, 1])),
  };
}

function statesOf({ widgets }: Summary): Counts {
  return Object.entries(widgets).flatMap(([name, states]) =>
    Object.entries(states).map(([state, number]) => [`${name}: ${state}`, number] as const),
  );
}

function wordsOf(failure: Exclude<Beacon, Summary>): string {
  const { widget = 'unknown', phase, kind, version } = failure;
  return `${widget}: ${phase ?? kind ?? 'unknown'}, ${version}`;
}

/** Half and three quarters of the views took at most so long. */
function timesOf(views: readonly Summary[]): Counts {
  const times = views.flatMap(({ ready }) => ready?.slowest ?? []).sort((a, b) => a - b);
  const within = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  return times.length === 0 ? [] : ([0.5, 0.75] as const).map((share) => [`${share * 100}%`, within(share)]);
}

/** Adds up what is counted several times; most first. */
function count(rows: Counts): Counts {
  const sums = new Map<string, number>();
  for (const [what, number] of rows) sums.set(what, (sums.get(what) ?? 0) + number);
  return [...sums].sort(([, a], [, b]) => b - a);
}
