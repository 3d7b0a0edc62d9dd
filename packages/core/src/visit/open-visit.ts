import type { AnalyticsEvent } from '../analytics/analytics.ts';
import { keepCookie } from './cookies.ts';
import { getConfig } from '../config/page-config.ts';
import { queryNames, queryValue } from './page-query.ts';
import { removeExpired } from './session-store.ts';
import { startAnalytics, watchPhoneLinks } from '../analytics/start-analytics.ts';
import { learn } from './tracking-info.ts';
import { whenIdle } from '../page/when-idle.ts';

/** What a page with placeholders adds. */
export interface VisitHooks {
  /** Widgets are still loading, and come first. */
  readonly isBusy?: () => boolean;
  /** An event of `element` was pushed. */
  readonly onPushed?: (element: Element, pushed: AnalyticsEvent) => void;
}

let isStarted = false;

/**
 * Starts what a page view needs beside its widgets, see `openVisit`. For apps without the loader, once in the browser and
 * after `configure`; later calls do nothing.
 */
export function startVisit(): void {
  if (isStarted) return;
  isStarted = true;
  openVisit();
}

/**
 * What a page view needs beside its widgets: cookies from its query (rows 52 and 60), clicks on phone links
 * (row 59), and analytics, last of all. In preview none of these. Drafts past their time are removed (R18).
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

/** Runs `action` once a visitor sees the page: browsers prepare pages that nobody comes to. */
function whenVisited(action: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

/** Leads of this page count what its query gives at once, and those of later pages by its cookies. */
function adoptQuery(): void {
  for (const name of queryNames) {
    const value = queryValue(name);
    if (value === '') continue;
    learn({ [name]: value });
    keepCookie(name, value);
  }
}
