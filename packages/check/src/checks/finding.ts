/** One thing to fix. */
export interface Finding {
  /** Counted from 1; absent for what is true of the page as a whole. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** `error`: a widget does not show or work; `warning`: it does, in another way than was written. */
  readonly severity: 'error' | 'warning';
  /** The widget's name, or `page`, `script`, `configuration`, `policy`. */
  readonly subject: string;
  /** What is wrong, and how to fix it. */
  readonly message: string;
}

/** What there is to say of one page. */
export interface PageReport {
  /** The file or address, as it was given. */
  readonly page: string;
  /** How many placeholders stand on it. */
  readonly widgets: number;
  readonly findings: readonly Finding[];
}
