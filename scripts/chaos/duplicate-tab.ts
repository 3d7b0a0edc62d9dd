import type { Scene } from './scene.ts';
import { eventLogKey, watchPage } from './watch-page.ts';

/** Copies the session storage, as browsers do. */
export async function duplicateTab(scene: Scene): Promise<Scene> {
  const { page, lane, log } = scene;
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  const duplicate = await lane.context.newPage();
  duplicate.setDefaultTimeout(40_000);
  const witness = await watchPage(duplicate);
  await duplicate.addInitScript(
    fillStorage,
    stored.filter(([key]) => key !== eventLogKey),
  );
  await duplicate.goto(page.url(), { waitUntil: 'commit' }); // a hanging request may hang in both tabs
  log('duplicates the tab');
  return { ...scene, page: duplicate, witness };
}

/** Runs in the page. Does nothing after a reload, which keeps the storage. */
function fillStorage(stored: readonly (readonly [string, string])[]): void {
  if (window !== window.top || sessionStorage.length > 0) return;
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}
