import type { Page } from '@playwright/test';

export const heapUrl = 'https://analytics.example.nz/heap.js';

export const withHeap = `async data-analytics-id-production="p-1" data-analytics-id-development="d-1" data-analytics-script-url="${heapUrl}"`;

const heap = `(() => {
  window.asked ??= [];
  const ask = (method) => (...given) => asked.push([method, ...given]);
  window.heap = { load: ask('load'), track: ask('track'), addUserProperties: ask('addUserProperties') };
})();`;

export const ownHeap = `<script>${heap}</script>`;

export async function serveHeap(page: Page): Promise<void> {
  await page.route(heapUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: heap }));
}

export function asked(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as unknown as { asked?: unknown[][] }).asked ?? []);
}
