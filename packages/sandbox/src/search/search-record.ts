/** One stored record of a search index. */
export interface SearchRecord {
  /** Unique within its index. */
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** The initial records: index name → records. */
export type SearchRecords = Readonly<Record<string, readonly SearchRecord[]>>;
