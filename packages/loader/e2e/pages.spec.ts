import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

const pages = ['/', '/about-us/contact-us', '/privacy-policy', '/no-such-page'];

async function mountAll(page: Page): Promise<void> {
  for (const placeholder of await page.locator('[data-widget]').all()) {
    await placeholder.scrollIntoViewIfNeeded();
    await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
  }
}

for (const path of pages) {
  for (const width of [320, 1280]) {
    test(`${path} at ${width} px has no accessibility finding and no sideways scroll`, async ({ page, sandbox, expectConsole }) => {
      if (path === '/no-such-page') expectConsole(/^Failed to load resource/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(sandbox.url + path);
      await mountAll(page);
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBe(0);
    });
  }
}

test('mounting the form moves nothing on the page', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${sandbox.url}/about-us/contact-us`);
  await mountAll(page);
  await page.waitForTimeout(300);
  const total = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
  expect(total).toBeLessThan(0.005);
});
