import type { Page } from '@playwright/test';

/** Address of the test pages' analytics script. */
export const heapUrl = 'https://analytics.example.nz/heap.js';

/** Attributes of a script tag with an analytics id for each environment. */
export const withHeap = `async data-analytics-id-production="p-1" data-analytics-id-development="d-1" data-analytics-script-url="${heapUrl}"`;

/** A fake Heap that records its calls in `window.asked`. */
const heap = `(() => {
  window.asked ??= [];
  const ask = (method) => (...given) => asked.push([method, ...given]);
  window.heap = { load: ask('load'), track: ask('track'), addUserProperties: ask('addUserProperties') };
})();`;

/** The same fake, as the page's own script. */
export const ownHeap = `<script>${heap}</script>`;

export async function serveHeap(page: Page): Promise<void> {
  await page.route(heapUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: heap }));
}

/** Returns the calls to Heap so far, method name first. */
export function asked(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as unknown as { asked?: unknown[][] }).asked ?? []);
}
