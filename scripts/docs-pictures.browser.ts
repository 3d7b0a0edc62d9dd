// The three pictures of the README, of the demo site.
import { expect, test } from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

const form = '[data-widget="request-call-form"]';

test.use({ viewport: { width: 1120, height: 840 } });

test('a form of the demo site', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/about-us/contact-us`);
  await scrollTo(page.locator(form).getByRole('heading'));
  await expectPicture(page, 'contact-page');
});

test('the snippet builder', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/editor/`);
  await page.getByRole('button', { name: /^Request a call/ }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Request a Call' }).waitFor();
  await scrollTo(page.getByRole('heading', { name: 'Request a call' }));
  await expectPicture(page, 'snippet-builder');
});

test('the report of a page with two mistakes', async ({ page, sandbox, expectConsole }) => {
  expectConsole(/data-headding|data-closable/);
  await page.route('**/about-us/contact-us?aw-debug', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      'data-widget="request-call-form"',
      '$& data-headding="Talk to us" data-closable="off"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${sandbox.url}/about-us/contact-us?aw-debug`);
  const item = page.locator('.aw-report-item').filter({ hasText: 'request-call-form' });
  await item.getByText('Attributes and slots').click();
  await item.getByRole('button', { name: 'Show request-call-form' }).click();
  await expectPicture(page, 'report');
});

/** Below the site's header. */
async function scrollTo(heading: Locator): Promise<void> {
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 140));
}

async function expectPicture(page: Page, name: string): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`);
}
