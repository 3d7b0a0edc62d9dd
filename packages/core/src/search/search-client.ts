/** A part of a text, either a match or not. Matches are shown with such parts, never with HTML. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The groups in which results are shown. */
export type SearchGroup = 'pages' | 'blogs' | 'advisers';

/** One result. */
export interface SearchItem {
  readonly id: string;
  readonly url: string;
  /** The path, if the record has no title. Never empty. */
  readonly title: readonly TextPart[];
  /** At most 120 visible characters, and an ellipsis if it was cut. */
  readonly description: readonly TextPart[];
  /** For an adviser, the photo for the upper-cased GUID. */
  readonly image: string | undefined;
  readonly guid: string | undefined;
  /** A blog post's, as addresses call it: see `blogCategoryName`. */
  readonly category: string | undefined;
}

/** Results by group; a group without a hit is an empty list. */
export type SearchResults = Readonly<Record<SearchGroup, readonly SearchItem[]>>;

/** How many results of each group to return. */
export type SearchLimits = Readonly<Record<SearchGroup, number>>;

/** How many results a search wants, and what cancels it. */
export interface SearchCall {
  readonly limits: SearchLimits;
  readonly signal: AbortSignal;
}

/** The search of one search box. It remembers failed hosts for the page, and no answers. */
export interface SearchClient {
  /** Searches all groups. Throws a `RequestError` within four seconds that quotes nothing typed. */
  search(text: string, call: SearchCall): Promise<SearchResults>;
  connect(): void;
}
