import * as v from 'valibot';

const names = v.array(v.pipe(v.string(), v.nonEmpty()));

/** The vendor has more settings. */
export const indexSettings = v.strictObject({
  /** Most important first. */
  searchableAttributes: v.optional(names, ['title', 'description', 'body']),
  /** Allowed in `filters`, `facetFilters` and `facets`. */
  attributesForFaceting: v.optional(names, ['type', 'catid']),
  /** `desc(name)` or `asc(name)`. */
  customRanking: v.optional(v.array(v.pipe(v.string(), v.regex(/^(asc|desc)\([^()]+\)$/))), []),
});

export type IndexSettings = v.InferOutput<typeof indexSettings>;
