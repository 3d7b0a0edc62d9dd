import { expect, type Page } from '@playwright/test';
import type { TestSandbox } from '../test/fixtures.ts';

/** The search box in the header of the demo site. */
export const searchBox = (page: Page) => page.locator('[data-widget="inline-search"] .aw-root input');

/** Waits for the search's code, which the first sign of intent loads. */
export async function untilSearchLoaded(page: Page): Promise<void> {
  await expect(page.locator('.aw-search [aria-live]')).toBeAttached();
}

/** Opens a page of the demo site, whose header has the search box. */
export async function openHome(page: Page, sandbox: TestSandbox): Promise<void> {
  await page.goto(`${sandbox.url}/privacy-policy`);
  await expect(page.locator('[data-widget="inline-search"]')).toHaveAttribute('data-widget-state', 'ready');
}
