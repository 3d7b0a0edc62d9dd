import { openVisit } from './open-visit.ts';
import { thisPage } from './this-page.ts';

let isStarted = false;

/**
 * Starts what a page view needs beside its widgets: cookies from the query, clicks on phone links, analytics
 * (rows 52, 59 and 60). For apps without the loader, once in the browser and after `configure`; what comes
 * later does nothing.
 */
export function startVisit(): void {
  if (isStarted) return;
  isStarted = true;
  openVisit(thisPage());
}
