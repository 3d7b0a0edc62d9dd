import * as v from 'valibot';
import { readSearchBody, SearchRefusal } from './search-request.ts';

const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const names = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',').map((name) => name.trim())),
    v.maxLength(100, 'expected at most 100 names'),
  ),
]);
const query = v.pipe(
  v.string(),
  v.check((given) => new TextEncoder().encode(given).length <= 512, 'expected at most 512 bytes'),
);
/** Limited, as splitting it into terms slows down with each letter. */
const filters = v.pipe(v.string(), v.maxLength(5000, 'expected at most 5000 letters'));
/** An empty tag means the default, as with the vendor. */
const tag = (standard: string) =>
  v.pipe(
    v.optional(v.string(), standard),
    v.transform((given) => given || standard),
  );
const userToken = v.pipe(
  v.string(),
  v.regex(/^[a-zA-Z0-9_=/+-]{1,129}$/, 'expected 1 to 129 of a-z, A-Z, 0-9, _, =, /, + and -'),
);

/** What widgets send. The vendor has more: refused here, so that a new one, or a typo, is noticed. */
const schema = v.strictObject(
  {
    query: v.optional(query, ''),
    hitsPerPage: v.optional(count(1, 1000), 20),
    page: v.optional(count(0, 1_000_000), 0),
    filters: v.optional(filters, ''),
    attributesToRetrieve: v.optional(names, ['*']),
    attributesToHighlight: v.optional(names, ['title', 'description', 'body']),
    highlightPreTag: tag('<em>'),
    highlightPostTag: tag('</em>'),
    userToken: v.optional(userToken),
    analytics: v.optional(v.boolean(), true),
  },
  'not understood here',
);

export type QueryParameters = v.InferOutput<typeof schema>;

/**
 * Reads a query's parameters. Older clients send them URL-encoded as `params`, which take precedence.
 * @throws {SearchRefusal} 400
 */
export function readParameters({ params, ...flat }: Readonly<Record<string, unknown>>): QueryParameters {
  if (params !== undefined && typeof params !== 'string')
    throw new SearchRefusal(400, 'params: expected a URL-encoded text');
  const pairs = Array.from(new URLSearchParams(params), ([name, value]) => [name, decode(name, value)]);
  return readSearchBody(schema, { ...flat, ...(Object.fromEntries(pairs) as object) });
}

/** Numbers, flags and lists are JSON; a list may also be separated by commas. */
function decode(name: string, value: string): unknown {
  if (!/^(hitsPerPage|page|analytics|attributesTo\w+)$/.test(name)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
