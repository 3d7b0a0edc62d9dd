/** One record of a search index, as it is stored and found. */
export interface SearchRecord {
  /** Unique within its index. */
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** What the search is started with: index name → records. */
export type SearchRecords = Readonly<Record<string, readonly SearchRecord[]>>;
