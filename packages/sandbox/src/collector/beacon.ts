import * as v from 'valibot';

/** The longest beacon: a summary of a page with all widgets has 3 kB. */
export const maxBytes = 8192;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w.+-]{0,40}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const outcome = v.pipe(v.string(), v.regex(/^(success|open|error:[a-z][a-z-]{0,39})$/));
const states = ['pending', 'loading', 'ready', 'failed', 'invalid'] as const;

/** One failed widget or form. */
const failure = v.strictObject({
  widget: v.optional(word),
  phase: v.optional(word),
  kind: v.optional(v.pipe(word, v.notValue('summary'))),
  version,
});

/** One page view. */
const summary = v.strictObject({
  kind: v.literal('summary'),
  version,
  engine: v.picklist(['react', 'light']),
  widgets: v.record(word, v.strictObject(v.entriesFromList(states, v.optional(count)))),
  ready: v.optional(v.strictObject({ median: milliseconds, slowest: milliseconds })),
  submissions: v.record(outcome, count),
});
export type Summary = v.InferOutput<typeof summary>;
export type Beacon = Summary | v.InferOutput<typeof failure>;

export function isSummary(beacon: Beacon): beacon is Summary {
  return beacon.kind === 'summary';
}

/** Returns a beacon, or why it is refused: never with a value, as that may be what should not have been sent. */
export function readBeacon(text: unknown): Beacon | string {
  const given = parse(text);
  if (typeof given !== 'object' || given === null) return 'body: expected an object as JSON';
  const schema = 'kind' in given && given.kind === 'summary' ? summary : failure;
  const { success, output, issues } = v.safeParse(schema, given);
  return success ? output : reasonOf(issues[0].path ?? []);
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** A key that is not of ours could be a value, too. */
function reasonOf(path: readonly v.IssuePathItem[]): string {
  const place = ['beacon', ...path.filter(({ origin }) => origin === 'value').map(({ key }) => key)];
  const isKey = path.at(-1)?.origin === 'key';
  return `${place.join('.')}: ${isKey ? 'a key is missing, or no widget sends it' : 'a value that no widget sends'}`;
}
