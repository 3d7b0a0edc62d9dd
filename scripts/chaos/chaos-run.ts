import type { Page } from 'playwright';
import type { VisitAccount } from './account.ts';
import type { Visit } from './visit.ts';

export interface ChaosRun {
  /** `undefined` after the last visit. Receives the visits so far. */
  readonly next: (visits: readonly VisitAccount[]) => Visit | undefined;
  readonly lanes: number;
  /** Default true. Without the back/forward cache, going back reloads pages. */
  readonly keepsPages?: boolean;
  readonly onVisit?: (visits: readonly VisitAccount[]) => void;
  /** See `playVisit`. */
  readonly patience?: number;
  /** Breaks what a page sends or receives, so that the judge has something to find. */
  readonly alter?: (page: Page, visit: Visit) => Promise<void>;
}
