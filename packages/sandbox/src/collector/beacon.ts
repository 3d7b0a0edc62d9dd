import * as v from 'valibot';

/** The longest beacon: a summary of a page with all widgets has 3 kB. */
export const maxBytes = 8192;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w.+-]{0,40}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const outcome = v.pipe(v.string(), v.regex(/^(success|open|error:[a-z][a-z-]{0,39})$/));

/** The states of widgets. */
export const states = ['pending', 'loading', 'ready', 'failed', 'invalid'] as const;

const failure = v.strictObject({
  widget: v.optional(word),
  phase: v.optional(word),
  kind: v.optional(v.pipe(word, v.notValue('summary'))),
  version,
});

const summary = v.strictObject({
  kind: v.literal('summary'),
  version,
  engine: v.picklist(['react', 'light']),
  widgets: v.record(word, v.strictObject(v.entriesFromList(states, v.optional(count)))),
  ready: v.optional(v.strictObject({ median: milliseconds, slowest: milliseconds })),
  submissions: v.record(outcome, count),
});

/** One failed widget or form. */
export type Failure = v.InferOutput<typeof failure>;
/** One page view. */
export type Summary = v.InferOutput<typeof summary>;
export type Beacon = Failure | Summary;

export function isSummary(beacon: Beacon): beacon is Summary {
  return beacon.kind === 'summary';
}

/** Returns a beacon, or why it is refused: never with a value, as that may be what should not have been sent. */
export function readBeacon(text: unknown): Beacon | string {
  const given = parse(text);
  if (typeof given !== 'object' || given === null) return 'body: expected an object as JSON';
  const schema = 'kind' in given && given.kind === 'summary' ? summary : failure;
  const { success, output, issues } = v.safeParse(schema, given);
  return success ? output : reasonOf(issues[0]);
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const { type, expected } = issue;
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const isOfObject = type === 'strict_object' && path.at(-1)?.origin === 'key';
  const isName = type !== 'strict_object' && path.at(-1)?.origin === 'key';
  const isUnknown = isOfObject && expected === 'never';
  const known = isUnknown || isName ? path.slice(0, -1) : path;
  const place = ['beacon', ...known.map(({ key }) => shortName(key))].join('.');
  if (isUnknown) return `${place}: unknown key`;
  if (isOfObject) return `${place}: missing`;
  return `${place}: ${isName ? 'a name' : 'a value'} that no widget sends`;
}

/** A name that is not of ours could be a value, too. */
function shortName(key: unknown): string {
  return typeof key === 'string' && /^[a-z][a-z:-]{0,39}$/.test(key) ? key : '…';
}
