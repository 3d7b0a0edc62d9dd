/** A stretch of a text, found or not. What was found is shown in parts of a text, never as HTML. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The groups in which results are shown (spec section 2, Site search). */
export type SearchGroup = 'pages' | 'blogs' | 'advisers';

/** One result. */
export interface SearchItem {
  /** Unique within its group. */
  readonly id: string;
  /** Where it leads: resolved against `siteBase`, http(s) only. */
  readonly url: string;
  /** The path, where the record has no title (H4). Never empty. */
  readonly title: readonly TextPart[];
  /** At most 120 visible characters and an ellipsis where it was cut (H8); empty where there is none. */
  readonly description: readonly TextPart[];
  /** Address of a picture; an adviser's photo, from the upper-cased GUID (H9). */
  readonly image: string | undefined;
  /** An adviser's GUID, as the record has it. */
  readonly guid: string | undefined;
  /** A blog post's category, as addresses call it: see `blogCategoryName`. */
  readonly category: string | undefined;
}

/** What was found, by group; a group without a hit is an empty list. */
export type SearchResults = Readonly<Record<SearchGroup, readonly SearchItem[]>>;

/** How many of each group are wanted. */
export type SearchLimits = Readonly<Record<SearchGroup, number>>;

/** One call of the search: how much it wants, and what ends it. */
export interface SearchCall {
  readonly limits: SearchLimits;
  /** Ends a call that was superseded; the promise then rejects with the signal's reason, and no host is blamed for it. */
  readonly signal: AbortSignal;
}

/** The search of one search box: hosts it found dead are remembered for the page, its answers for a while. */
export interface SearchClient {
  /**
   * Searches all groups in one request. `text` is what the visitor typed, whatever it is.
   *
   * @throws {RequestError} within four seconds (H13), naming the cause and nothing of what was typed
   */
  search(text: string, call: SearchCall): Promise<SearchResults>;
  /** Connects to the first host, so that the first search is quicker, and sends nothing. */
  connect(): void;
}
