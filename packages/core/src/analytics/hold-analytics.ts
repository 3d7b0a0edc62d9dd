import { pageState } from '../page/page-state.ts';

const holds = /* @__PURE__ */ pageState('analytics holds', () => new Set<object>());

/**
 * Keeps the analytics script from being requested, because the page's address may still say who a visitor is. Call
 * what it returns once that is settled.
 */
export function holdAnalytics(): () => void {
  const hold = {};
  holds.add(hold);
  return () => holds.delete(hold);
}

export function isAnalyticsHeld(): boolean {
  return holds.size > 0;
}
