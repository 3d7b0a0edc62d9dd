import type { AnalyticsEvent, Config, Consent } from '@adviser-widgets/core';
import type { BoxText } from './useSearchCode.ts';

/** What the search is handed of the page, as its download holds nothing that keeps state. */
export interface SearchPage extends Pick<Consent, 'consentTo'> {
  readonly config: Config;
  /** A text of the box: the page's, else ours. */
  readonly boxText: (name: BoxText) => string;
  /** The page's own text of that name, if it has one (row 22). */
  readonly findText: (name: string) => string | undefined;
  readonly track: (event: AnalyticsEvent) => void;
  /** Fires `aw:error` and tells the console; visitors see nothing of it (H12). */
  readonly onFailure: (error: unknown) => void;
}

/** What a search leaves in the history: with `replace` Back skips the page it was made on (H7). */
export type Navigation = 'replace' | 'assign';
