import * as v from 'valibot';

const names = v.array(v.pipe(v.string(), v.nonEmpty()));

/** What can be set for an index; the vendor knows more. */
export const indexSettings = v.strictObject({
  /** What is searched, the most important first. */
  searchableAttributes: v.optional(names, ['title', 'description', 'body']),
  /** What `filters`, `facetFilters` and `facets` may name. */
  attributesForFaceting: v.optional(names, ['type', 'catid']),
  /** `desc(name)` or `asc(name)`: the order of what is found equally well. */
  customRanking: v.optional(v.array(v.pipe(v.string(), v.regex(/^(asc|desc)\([^()]+\)$/))), []),
});

export type IndexSettings = v.InferOutput<typeof indexSettings>;
