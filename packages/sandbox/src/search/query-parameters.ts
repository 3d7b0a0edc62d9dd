import * as v from 'valibot';
import type { FacetFilters } from './filter-records.ts';
import { readSearchBody, SearchRefusal } from './search-request.ts';

const text = v.string();
const flag = v.boolean();
const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const list = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((names) => names.split(',').map((name) => name.trim())),
    v.maxLength(100, 'expected at most 100 names'),
  ),
]);
/** Limited, as splitting it into terms slows down with each letter. */
const filters = v.pipe(text, v.maxLength(5000, 'expected at most 5000 letters'));
/** An empty tag means the default, as with the vendor. */
const tag = (standard: string) =>
  v.pipe(
    v.optional(text, standard),
    v.transform((given) => given || standard),
  );
const facetFilters = v.union([text, v.array(v.union([text, v.array(text)]))]) satisfies v.GenericSchema<
  unknown,
  FacetFilters
>;
const query = v.pipe(
  text,
  v.check((given) => new TextEncoder().encode(given).length <= 512, 'expected at most 512 bytes'),
);

/** Other parameters are refused, so that typos are noticed. */
const schema = v.strictObject(
  {
    query: v.optional(query, ''),
    hitsPerPage: v.optional(count(1, 1000), 20),
    page: v.optional(count(0, 1_000_000), 0),
    offset: v.optional(count(0, 1_000_000)),
    length: v.optional(count(1, 1000)),
    filters: v.optional(filters, ''),
    facetFilters: v.optional(facetFilters, []),
    facets: v.optional(list, []),
    attributesToRetrieve: v.optional(list, ['*']),
    restrictSearchableAttributes: v.optional(list, []),
    attributesToHighlight: v.optional(list),
    attributesToSnippet: v.optional(list, []),
    highlightPreTag: tag('<em>'),
    highlightPostTag: tag('</em>'),
    snippetEllipsisText: tag('…'),
    userToken: v.optional(
      v.pipe(
        text,
        v.regex(/^[a-zA-Z0-9_=/+-]{1,129}$/, 'expected 1 to 129 of a-z, A-Z, 0-9, _, =, /, + and -'),
      ),
    ),
    clickAnalytics: v.optional(flag, false),
    analytics: v.optional(flag, true),
    analyticsTags: v.optional(list, []),
    typoTolerance: v.optional(v.union([flag, v.picklist(['min', 'strict'])]), true),
    queryType: v.optional(v.picklist(['prefixLast', 'prefixAll', 'prefixNone']), 'prefixLast'),
    removeWordsIfNoResults: v.optional(
      v.picklist(['none', 'lastWords', 'firstWords', 'allOptional']),
      'none',
    ),
    getRankingInfo: v.optional(flag, false),
  },
  'not understood here',
);

export type QueryParameters = v.InferOutput<typeof schema>;

const texts: readonly string[] = [
  'query',
  'filters',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'userToken',
  'queryType',
  'removeWordsIfNoResults',
];

/** Older clients send URL-encoded `params`, which take precedence. Throws a `SearchRefusal`. */
export function readParameters({ params, ...flat }: Readonly<Record<string, unknown>>): QueryParameters {
  if (params !== undefined && typeof params !== 'string')
    throw new SearchRefusal(400, 'params: expected a URL-encoded text');
  return readSearchBody(schema, { ...flat, ...decode(params ?? '') });
}

function decode(params: string): Record<string, unknown> {
  const pairs = [...new URLSearchParams(params)];
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, texts.includes(name) ? value : decodeValue(value)]),
  );
}

/** Numbers, flags and lists are JSON; a list may also be separated by commas. */
function decodeValue(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
