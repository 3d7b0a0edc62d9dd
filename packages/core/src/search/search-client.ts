/** A part of a text, either a match or not. Matches are shown with such parts, never with HTML. */
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
  /** Address of the result, resolved against `siteBase`; http(s) only. */
  readonly url: string;
  /** The path, if the record has no title (H4). Never empty. */
  readonly title: readonly TextPart[];
  /** At most 120 visible characters, and an ellipsis if it was cut (H8); empty if there is none. */
  readonly description: readonly TextPart[];
  /** Address of a picture; for an adviser, of the photo for the upper-cased GUID (H9). */
  readonly image: string | undefined;
  /** An adviser's GUID, as the record has it. */
  readonly guid: string | undefined;
  /** A blog post's category, as addresses call it: see `blogCategoryName`. */
  readonly category: string | undefined;
}

/** Results by group; a group without a hit is an empty list. */
export type SearchResults = Readonly<Record<SearchGroup, readonly SearchItem[]>>;

/** How many results of each group are wanted. */
export type SearchLimits = Readonly<Record<SearchGroup, number>>;

/** One search: how many results it wants, and what cancels it. */
export interface SearchCall {
  readonly limits: SearchLimits;
  /** Cancels a superseded search. The promise rejects with the signal's reason; no host counts as failed. */
  readonly signal: AbortSignal;
}

/** The search of one search box. It remembers dead hosts for the page, and answers for a while. */
export interface SearchClient {
  /**
   * Searches all groups in one request. `text` is whatever the visitor typed.
   *
   * @throws {RequestError} within four seconds (H13); names the cause, and quotes nothing of what was typed
   */
  search(text: string, call: SearchCall): Promise<SearchResults>;
  /** Connects to the first host, so that the first search is faster. Sends nothing. */
  connect(): void;
}
