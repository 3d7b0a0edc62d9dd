import type { AnalyticsEvent } from './analytics/analytics.ts';
import { keepCookie } from './visit/cookies.ts';
import { getConfig, givenConfig, onConfigChange } from './config/page-config.ts';
import { queryValue } from './visit/page-query.ts';
import { queryNames } from './visit/query-names.ts';
import { removeExpired } from './visit/session-store.ts';
import { isAnalyticsHeld } from './analytics/hold-analytics.ts';
import { startAnalytics, watchPhoneLinks } from './analytics/start-analytics.ts';
import { learn } from './visit/tracking-info.ts';
import { pageState } from './page/page-state.ts';
import { whenIdle } from './page/when-idle.ts';

/** Hooks for a page with placeholders. */
export interface VisitHooks {
  /** True while widgets are still loading: they come before analytics. */
  readonly isBusy?: () => boolean;
  readonly onPushed?: (element: Element, pushed: AnalyticsEvent) => void;
}

const visit = /* @__PURE__ */ pageState('visit', () => ({ isStarted: false }));

/**
 * Starts the services of a page view: cookies from the address's query, clicks on phone links, and analytics. Call it
 * once, in the browser, after `configure`. Pages with the script tag need no call.
 */
export function startVisit(): void {
  if (visit.isStarted) return;
  visit.isStarted = true;
  openVisit();
}

/** Starts cookies, phone links and analytics. Preview only removes old drafts. */
export function openVisit({ isBusy = () => false, onPushed = () => {} }: VisitHooks = {}): void {
  removeExpired();
  if (getConfig().preview) return;
  whenVisited(() => {
    adoptQuery();
    watchPhoneLinks(onPushed);
    void whenIdle(() => isBusy() || isAnalyticsHeld()).then(startAnalyticsOnce);
  });
}

/** Browsers prerender pages that are never visited. */
function whenVisited(action: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}

/** The configuration's JSON may come late and bring the id. */
function startAnalyticsOnce(): void {
  if (startAnalytics()) return;
  const stop = onConfigChange(() => startAnalytics() && stop());
}

function adoptQuery(): void {
  for (const name of queryNames) {
    const value = queryValue(name);
    if (value === '') continue;
    learn({ [name]: value });
    whenRead(() => keepCookie(name, value));
  }
}

/** JSON that is late or lost may require consent, of which only the script tag tells then. */
function whenRead(action: () => void): void {
  const { unread, tag } = givenConfig();
  if (!unread || tag?.consent) return action();
  const stop = onConfigChange(() => {
    stop();
    whenRead(action);
  });
}
