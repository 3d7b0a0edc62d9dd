import * as v from 'valibot';

const names = v.array(v.pipe(v.string(), v.nonEmpty()));

/** The supported settings of an index; the vendor has more. */
export const indexSettings = v.strictObject({
  /** Searched attributes, most important first. */
  searchableAttributes: v.optional(names, ['title', 'description', 'body']),
  /** Attributes allowed in `filters`, `facetFilters` and `facets`. */
  attributesForFaceting: v.optional(names, ['type', 'catid']),
  /** `desc(name)` or `asc(name)`: the order of equally good results. */
  customRanking: v.optional(v.array(v.pipe(v.string(), v.regex(/^(asc|desc)\([^()]+\)$/))), []),
});

export type IndexSettings = v.InferOutput<typeof indexSettings>;
