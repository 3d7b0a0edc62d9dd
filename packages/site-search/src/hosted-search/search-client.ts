/** A part of a text, either a match or not: show matches with it, for example in a `<mark>`. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The groups in which results are shown. */
export type SearchGroup = 'pages' | 'blogs' | 'advisers';

/** One result of a search: a page, an article or an adviser. */
export interface SearchItem {
  readonly id: string;
  readonly url: string;
  /** Never empty: the path, if the record has no title. */
  readonly title: readonly TextPart[];
  /** At most 120 visible characters, and an ellipsis if it was cut. */
  readonly description: readonly TextPart[];
  /** An adviser's photo, or an article's picture. */
  readonly image: string | undefined;
  readonly guid: string | undefined;
  /** An article's category, as addresses call it: see `blogCategories`. */
  readonly category: string | undefined;
}

/** The results of a search by group. A group without a hit is an empty list. */
export type SearchResults = Readonly<Record<SearchGroup, readonly SearchItem[]>>;

/** How many results of each group to return. */
export type SearchLimits = Readonly<Record<SearchGroup, number>>;

/** How many results a search wants, and what cancels it. */
export interface SearchCall {
  readonly limits: SearchLimits;
  readonly signal: AbortSignal;
}

/** A client of the hosted search. It skips hosts that have just failed, and stores no answers. */
export interface SearchClient {
  /** Searches all groups. Rejects with a `RequestError`, within four seconds, that quotes nothing typed. */
  search(text: string, call: SearchCall): Promise<SearchResults>;
  /** Connects to the search host, so that the first search is faster. */
  connect(): void;
}
