import { clickEvent } from '@adviser-widgets/core';
import type { SearchPage } from '../search-page.ts';

/** Tells analytics that a result was opened (row 59). */
export function trackResult(page: SearchPage, element: Element): void {
  page.track(clickEvent('click_search_result', element));
}
