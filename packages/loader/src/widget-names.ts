import { widgetOf } from './manifest.ts';
import type { Page } from './page.ts';

/**
 * The names that `links.widgets` of the configuration is checked against. The late manifest is fetched only where the
 * configuration has a name that this one lacks; `undefined` where it cannot be had, and no name can be called wrong.
 */
export async function widgetNames({ manifest, completeManifest }: Page, json: unknown): Promise<readonly string[] | undefined> {
  const { widgets: wanted } = ((json as { links?: unknown } | null | undefined)?.links ?? {}) as { widgets?: unknown };
  const isComplete = !Array.isArray(wanted) || wanted.every((name) => widgetOf(manifest, String(name)));
  try {
    if (!isComplete) await completeManifest();
  } catch {
    return undefined;
  }
  return Object.keys(manifest.widgets);
}
