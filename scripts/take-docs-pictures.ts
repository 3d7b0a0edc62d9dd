// Takes the three pictures of the README from the demo site, which `npm start` serves. Another address is the parameter.
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { browserArgs, findTestBrowser } from '@adviser-widgets/testing/browsers';

const [site = 'http://127.0.0.1:4400'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../stories/docs/images');
const form = '[data-widget="request-call-form"]';
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: [...browserArgs] });
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 840 }, reducedMotion: 'reduce' });
  await takeForm(page);
  await takeBuilder(page);
  await takeReport(page);
} finally {
  await browser.close();
}

async function takeForm(page: Page): Promise<void> {
  await page.goto(`${site}/about-us/contact-us`);
  await scrollTo(page.locator(form).getByRole('heading'));
  await take(page, 'contact-page');
}

async function takeBuilder(page: Page): Promise<void> {
  await page.goto(`${site}/editor/`);
  await page.getByRole('button', { name: /^Request a call/ }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Talk to us' }).waitFor();
  await scrollTo(page.getByRole('heading', { name: 'Request a call' }));
  await take(page, 'snippet-builder');
}

/** The report of a page with two mistakes. */
async function takeReport(page: Page): Promise<void> {
  await page.route('**/about-us/contact-us?aw-debug', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      'data-widget="request-call-form"',
      '$& data-headding="Talk to us" data-closable="off"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${site}/about-us/contact-us?aw-debug`);
  const item = page.locator('.aw-report-item').filter({ hasText: 'request-call-form' });
  await item.getByText('Attributes and slots').click();
  await item.getByRole('button', { name: 'Show request-call-form' }).click();
  await take(page, 'report');
}

/** Below the site's header. */
async function scrollTo(heading: Locator): Promise<void> {
  await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 140));
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
