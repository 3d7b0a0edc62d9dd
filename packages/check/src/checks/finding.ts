import type { RuleId } from './rules.ts';

/** One thing to fix. */
export interface Finding {
  /** Counted from 1; absent for a finding about the whole page. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** `error`: a widget does not show or work. `warning`: it does, but not as written. */
  readonly severity: 'error' | 'warning';
  readonly rule: RuleId;
  /** The widget's name, or `page`, `script`, `configuration`, `policy`. */
  readonly subject: string;
  /** What is wrong, and how to fix it. */
  readonly message: string;
}

/** The findings of one page. */
export interface PageReport {
  /** The file or address, as given. */
  readonly page: string;
  /** Number of placeholders. */
  readonly widgets: number;
  /**
   * Where leads of the page go in each environment, if a form sends some; '' without a base: the page's own site. `{brand}`
   * stands for that of a tag manager's script.
   */
  readonly leads?: Readonly<Record<'live' | 'sandbox', string>>;
  /**
   * Says that nothing in the configuration was checked, if it was neither given nor fetched. The command line reports it
   * with the findings.
   */
  readonly unchecked?: Finding;
  /** What of the page could not be checked, as the ends of sentences about it: it may be wrong without a finding. */
  readonly unread?: readonly string[];
  readonly findings: readonly Finding[];
}
