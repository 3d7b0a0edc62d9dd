import type { SearchRecord } from './search-record.ts';

export interface Found {
  readonly record: SearchRecord;
  readonly typos: number;
  /** Positions in the searchable attributes, added up over the query's words. */
  readonly attributes: number;
}
