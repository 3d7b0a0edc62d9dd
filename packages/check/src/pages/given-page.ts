/** A page to check. */
export interface GivenPage {
  /** The file or address that identifies the page in the report. */
  readonly name: string;
  readonly html: string;
  /** Why browsers may read other letters than `html` has, as the end of a sentence about the page. */
  readonly encodingProblem?: string;
  /** Base of its relative addresses. */
  readonly address: string;
  /** Content-Security-Policy headers; those in a `<meta>` are read from the page. */
  readonly policies?: readonly string[];
  /** The value of the header Integrity-Policy. */
  readonly integrityPolicy?: string;
  /** The same of Integrity-Policy-Report-Only, of which nothing is blocked yet. */
  readonly integrityPolicyReportOnly?: string;
  /** The JSON configuration, in place of that at the address of `data-config`. */
  readonly config?: unknown;
  /** Fetches the JSON of `data-config`. Without it, only the tag is checked. */
  readonly fetchConfig?: (address: string) => Promise<unknown>;
  /** Fetches the script and page.css. Without it, only their tags are checked. */
  readonly fetchFile?: FetchFile;
  /** A tag manager adds the script, so that the page itself has no tag of it. */
  readonly hasTagManager?: boolean;
}

/** An answer to the request for a file of the page. */
export interface FetchedFile {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Uint8Array;
}

export type FetchFile = (address: string) => Promise<FetchedFile>;
