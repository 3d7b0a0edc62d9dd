import { getConfig } from '@adviser-widgets/core';
import { closestAround } from '@adviser-widgets/core/internal';
import type { Found } from '../find/observe-placeholders.ts';
import type { Page } from '../page.ts';

/** Few pages hold their widgets back. */
const loadWaits = () => import('./page-api.ts');

/** Resolves with the page's first start, if it has to. Call it with the configuration read. */
export async function untilStarted(page: Page): Promise<void> {
  if (isManual()) await (await loadWaits()).waitForStart(page);
}

/** Resolves once a placeholder may mount, as a page may start part by part. Call it after the page's first start. */
export async function untilTurn(found: Found, page: Page): Promise<void> {
  const island = closestAround(found.element, 'astro-island');
  if (island || isManual()) await (await loadWaits()).waitForTurn(found, page, island);
}

function isManual(): boolean {
  return getConfig().start === 'manual';
}
