import type { Page } from '@playwright/test';
import type { WordPress } from './wordpress.ts';

/** Opens the settings, with every group unfolded. */
export async function openSettings(page: Page, { url }: WordPress): Promise<void> {
  await page.goto(`${url}/wp-admin/options-general.php?page=adviser-widgets`);
  await unfoldSettings(page);
}

/** Presses Save, and waits for the page that comes back. */
export async function saveSettings(page: Page): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await page.click('#submit');
  await loaded;
  await unfoldSettings(page);
}

/** Unfolds every group of fields, so that they can be filled in. */
export async function unfoldSettings(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded'); // a group still to come would stay folded
  await page
    .locator('details')
    .evaluateAll((all) => (all as HTMLDetailsElement[]).forEach((details) => (details.open = true)));
}

/** The addresses and keys that the plugin has stored. */
export function storedSettings({ run }: WordPress) {
  const { base, config, keys } = JSON.parse(
    run(`echo json_encode( get_option( 'adviser_widgets' ) );`),
  ) as Record<string, unknown>; // what the plugin wrote
  return { base, config, keys: Array.isArray(keys) ? {} : keys };
}
