import { getConfig, queryNames } from '@adviser-widgets/core';
import type { Page } from '../page.ts';
import type { Entry } from '../entries.ts';

/**
 * Fetches the extras for a page that asks for them in its configuration or in its address, or that has an
 * analytics tool to tell of clicks. Other pages pay nothing.
 */
export async function startExtras({ manifest }: Page, entries: ReadonlyMap<Element, Entry>): Promise<void> {
  const config = getConfig();
  const { production, development } = config.analytics.id;
  const { dataLayer, heap } = globalThis as { dataLayer?: unknown; heap?: unknown };
  if (config.preview || config.reportUrl || production || development || dataLayer || heap || beginsVisit()) {
    const { startPageExtras } = await import('./page-extras.ts');
    startPageExtras(manifest.version, entries);
  }
}

function beginsVisit(): boolean {
  const query = new URLSearchParams(location.search);
  return queryNames.some((name) => query.has(name));
}
