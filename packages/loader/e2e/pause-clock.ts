import { expect, type Page } from '@playwright/test';

/** Lets the page's time stand still from a second on; `clock.install` is to be called before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  // A machine that takes longer than that has stopped it in the past, which is refused: then it stands, and goes on from there.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();
}
