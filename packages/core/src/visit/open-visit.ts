import type { AnalyticsEvent } from '../analytics/analytics.ts';
import { keepCookie } from './cookies.ts';
import { getConfig } from '../config/page-config.ts';
import { queryNames, queryValue } from './page-query.ts';
import { removeExpired } from './session-store.ts';
import { startAnalytics, watchPhoneLinks } from '../analytics/start-analytics.ts';
import { learn } from './tracking-info.ts';
import { whenIdle } from '../page/when-idle.ts';

/** Hooks for a page with placeholders. */
export interface VisitHooks {
  /** True while widgets are still loading: they come first. */
  readonly isBusy?: () => boolean;
  /** Called when an analytics event of `element` was pushed. */
  readonly onPushed?: (element: Element, pushed: AnalyticsEvent) => void;
}

let isStarted = false;

/**
 * Starts what a page view needs besides its widgets, see `openVisit`. For apps without the loader: call it in
 * the browser, after `configure`. Later calls do nothing.
 */
export function startVisit(): void {
  if (isStarted) return;
  isStarted = true;
  openVisit();
}

/**
 * Starts what a page view needs besides its widgets: cookies from its query (rows 52 and 60), tracking of
 * clicks on phone links (row 59) and, last of all, analytics. In preview it starts none of these. Always
 * removes expired drafts (R18).
 */
export function openVisit({ isBusy = () => false, onPushed = () => {} }: VisitHooks = {}): void {
  removeExpired();
  if (getConfig().preview) return;
  whenVisited(() => {
    adoptQuery();
    watchPhoneLinks(onPushed);
    void whenIdle(isBusy).then(startAnalytics);
  });
}

/** Runs `action` once a visitor sees the page: browsers prerender pages that nobody visits. */
function whenVisited(action: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

/** Applies the query's values to leads of this page at once, and to those of later pages through cookies. */
function adoptQuery(): void {
  for (const name of queryNames) {
    const value = queryValue(name);
    if (value === '') continue;
    learn({ [name]: value });
    keepCookie(name, value);
  }
}
