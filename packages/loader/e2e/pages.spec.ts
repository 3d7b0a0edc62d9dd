import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { button } from './form.ts';
import { formPages, openFormPage, placeholderOf, profile } from './form-pages.ts';
import { expect, test } from './fixtures.ts';
import { heightOverReserve, line, shifted, watchShifts } from './layout-shifts.ts';

const pages = [...new Set([...formPages.map(({ path }) => path), '/advisers', '/faq', '/offices', '/calculators', '/calculators/repayments', '/blog', '/blog?page=2', '/blog/home-finance-property/papakainga-and-maori-land', '/privacy-policy', '/subscription', '/programme?step=1', '/programme?step=2', '/programme?step=4', '/no-such-page'])];

async function mountAll(page: Page): Promise<void> {
  for (const placeholder of await page.locator('[data-widget]').all()) {
    if (await placeholder.isVisible()) await placeholder.scrollIntoViewIfNeeded(); // menus, pop-ups and bars wait unseen
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
      // The map service names every one of its maps so.
      expect((await axeFindings(page)).filter((finding) => !/^landmark-unique.*aria-label="Map"/.test(finding))).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBe(0);
    });
  }
}

for (const form of formPages) {
  test(`the ${form.widget} on ${form.path} has no accessibility finding when fields are missing`, async ({ page, sandbox }) => {
    const placeholder = await openFormPage(page, sandbox, form);
    await button(placeholder).click();
    await expect(placeholder.locator('.aw-field-error').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`without JavaScript the placeholder of the ${form.widget} on ${form.path} offers the phone`, async ({ browser, sandbox }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(sandbox.url + form.path);
    const placeholder = placeholderOf(page, form);
    await expect(placeholder.locator('> p a[href^="tel:"]').first()).toBeVisible();
    await expect(placeholder.locator('[data-slot]')).toBeHidden();
    await context.close();
  });

  for (const [width, height] of [[360, 800], [1280, 900]] as const) {
    test(`mounting the ${form.widget} on ${form.path} at ${width} px moves nothing, as page.css reserves its height`, async ({ page, sandbox }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      const placeholder = await openFormPage(page, sandbox, form);
      await page.waitForTimeout(300);
      expect(await shifted(page)).toBeLessThan(0.005);
      expect(Math.abs(await heightOverReserve(placeholder))).toBeLessThan(line);
    });
  }
}

test('the whole of an adviser’s card leads to the profile, and the phone number rings', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/advisers`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: profile.name }) });
  await expect(card.getByRole('link', { name: `Call ${profile.name}` })).toHaveAttribute('href', /^tel:0800000\d{3}$/);
  await card.click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(sandbox.url + profile.path);
});
