import type { AnalyticsEvent, callHeap, retryKept, track } from './analytics.ts';
import { keepCookie, type CookiePage } from './keep-cookie.ts';
import { queryNames } from './query-names.ts';
import { queryValue } from './query-value.ts';
import { removeExpired } from './session-store.ts';
import { startAnalytics } from './start-analytics.ts';
import { learn } from './tracking-info.ts';
import type { TrustedPolicy } from './trusted-types.ts';
import { watchPhoneLinks } from './watch-phone-links.ts';
import { whenIdle } from './when-idle.ts';
import { whenVisited } from './when-visited.ts';

/** What the services work with. It is handed in: the loader builds them apart, and a copy would know nothing of the page. */
export interface VisitPage extends CookiePage {
  readonly policy: TrustedPolicy | undefined;
  readonly track: typeof track;
  readonly callHeap: typeof callHeap;
  readonly retryKept: typeof retryKept;
}

/** What a page with placeholders adds. */
export interface VisitHooks {
  /** Widgets are still loading, and come first. */
  readonly isBusy?: () => boolean;
  /** An event of `element` was pushed. */
  readonly onPushed?: (element: Element, pushed: AnalyticsEvent) => void;
}

/**
 * What a page view needs beside its widgets: cookies from its query (rows 52 and 60), clicks on phone links
 * (row 59), and analytics, last of all. In preview none of these. Drafts past their time are removed (R18).
 */
export function openVisit(page: VisitPage, { isBusy = () => false, onPushed = () => {} }: VisitHooks = {}): void {
  removeExpired();
  if (page.config.preview) return;
  whenVisited(() => {
    adoptQuery(page);
    watchPhoneLinks(page.track, onPushed);
    void whenIdle(isBusy).then(() => startAnalytics(page));
  });
}

/** Leads of this page count what its query gives at once, and those of later pages by its cookies. */
function adoptQuery(page: VisitPage): void {
  for (const name of queryNames) {
    const value = queryValue(name);
    if (value === '') continue;
    learn({ [name]: value });
    keepCookie(name, value, page);
  }
}
