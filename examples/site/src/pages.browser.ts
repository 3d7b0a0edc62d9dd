import {
  axeFindings,
  button,
  expect,
  formPages,
  inAllUnless,
  openFormPage,
  placeholderOf,
  profile,
  shifted,
  sitePages,
  test,
  untilStill,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

async function mountAll(page: Page): Promise<void> {
  for (const placeholder of await page.locator('[data-widget]').all()) {
    if (await placeholder.isVisible()) await placeholder.scrollIntoViewIfNeeded(); // menus, pop-ups and bars stay hidden
    await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
  }
}

async function expectAccessible(page: Page, place: string): Promise<void> {
  // The map service gives every map the same name.
  expect
    .soft(
      (await axeFindings(page)).filter((finding) => !/^landmark-unique.*aria-label="Map"/.test(finding)),
      place,
    )
    .toEqual([]);
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${place}: scrolls sideways`,
    )
    .toBe(0);
}

for (const path of sitePages) {
  test(
    `${path} has no axe finding and does not scroll sideways at 320 and 1280 px, with errors shown and in the dark`,
    inAllUnless(path === '/about-us/contact-us'),
    async ({ page, sandbox, expectConsole }) => {
      if (path === '/no-such-page') expectConsole(/^Failed to load resource/);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(sandbox.url + path);
      await mountAll(page);
      await expectAccessible(page, '320 px');
      await page.setViewportSize({ width: 1280, height: 800 });
      await untilStill(page);
      await mountAll(page); // mounts what was hidden before
      await expectAccessible(page, '1280 px');
      for (const form of formPages.filter((each) => each.path === path)) {
        const placeholder = placeholderOf(page, form);
        await button(placeholder).click();
        await expect(placeholder.locator('.aw-field-error').first()).toBeVisible();
        await expectAccessible(page, `${form.widget}, fields missing`);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await untilStill(page);
      await expectAccessible(page, 'dark');
    },
  );
}

for (const form of formPages) {
  const isRepresentative = form.path === '/about-us/contact-us';

  test(
    `without JavaScript the placeholder of the ${form.widget} on ${form.path} offers the phone`,
    inAllUnless(isRepresentative),
    async ({ browser, sandbox }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(sandbox.url + form.path);
      const placeholder = placeholderOf(page, form);
      await expect(placeholder.locator('> p a[href^="tel:"]').first()).toBeVisible();
      await expect(placeholder.locator('[data-slot]')).toBeHidden();
      await context.close();
    },
  );

  test(
    `mounting the ${form.widget} on ${form.path} at 1280 px shifts nothing, as page.css reserves its height`,
    inAllUnless(isRepresentative),
    async ({ page, sandbox }) => {
      await watchShifts(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await openFormPage(page, sandbox, form);
      await untilStill(page);
      expect(await shifted(page)).toBeLessThanOrEqual(0.001);
    },
  );
}

test('an adviser’s whole card links to the profile, and the phone number can be called', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.url}/advisers`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: profile.name }) });
  await expect(card.getByRole('link', { name: `Call ${profile.name}` })).toHaveAttribute(
    'href',
    /^tel:0800000\d{3}$/,
  );
  await card.click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(sandbox.url + profile.path);
});
