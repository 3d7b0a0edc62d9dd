import { getConfig } from '@adviser-widgets/core';
import { closestAround } from '@adviser-widgets/core/internal';
import type { Found } from '../find/observe-placeholders.ts';
import type { Page } from '../page.ts';

/** Astro takes the attribute away once it has called the island's framework. */
const waitingIsland = 'astro-island[ssr]';

/** Few pages hold their widgets back. */
const loadWaits = () => import('./page-api.ts');

/** Resolves with the page's first start, if it has to. Call it with the configuration read. */
export async function untilStarted(page: Page): Promise<void> {
  if (isManual()) await (await loadWaits()).waitForStart(page);
}

/** Resolves once a placeholder may mount, as a page may start part by part. Call it after the page's first start. */
export async function untilTurn(found: Found, page: Page): Promise<void> {
  if (isManual() || closestAround(found.element, waitingIsland))
    await (await loadWaits()).waitForTurn(found, page, waitingIsland);
}

function isManual(): boolean {
  return getConfig().start === 'manual';
}
