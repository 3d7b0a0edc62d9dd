import { expect, test, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const draft = `<div class="aw-widget" data-widget="request-call-form" data-heading="Whānau (you) & me"><p>Call us</p></div>`;

async function openDraft(page: Page, sandbox: TestSandbox): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.url });
  await page.goto(
    `${sandbox.url}/editor/?from=cms#${new URLSearchParams({ draft, link: '/call', text: 'Call me' })}`,
  );
  await expect(page.getByLabel('Markup to copy')).toHaveValue(/Whānau/);
}

/** What a visual editor gets, which puts a field for it in place of the page. */
async function pasted(page: Page): Promise<{ html: string; text: string }> {
  await page.evaluate(() => {
    document.body.innerHTML = '<div contenteditable="true">x</div>';
    document.querySelector<HTMLElement>('[contenteditable]')?.focus();
    addEventListener('paste', ({ clipboardData }) => {
      const [html, text] = ['text/html', 'text/plain'].map((kind) => clipboardData?.getData(kind));
      Object.assign(window, { pasted: { html, text } });
    });
  });
  await page.keyboard.press('ControlOrMeta+V');
  return page.evaluate(() => (window as unknown as { pasted: { html: string; text: string } }).pasted);
}

const link =
  '<a href="/call#widget=request-call-form&amp;heading=Wh%C4%81nau%20%28you%29%20%26%20me">Call me</a>';

async function copyLink(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'As a link' }).check();
  await page.getByRole('button', { name: 'Copy as rich text' }).click();
  await expect(page.getByText('Copied. Paste it into the text of your page.')).toBeVisible();
}

test('a visual editor gets the link as it is written, and a text field its markup', async ({
  page,
  sandbox,
}) => {
  await openDraft(page, sandbox);
  await copyLink(page);
  const { html, text } = await pasted(page);
  expect(html).toBe(link);
  expect(text).toBe(link);
});

test('copies rich text without the clipboard of secure contexts', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(window, 'ClipboardItem', { value: undefined });
  });
  await openDraft(page, sandbox);
  await copyLink(page);
  expect((await pasted(page)).html).toBe(link);
});

test('copies rich text without copy events', async ({ page, sandbox }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'execCommand', { value: () => false }));
  await openDraft(page, sandbox);
  await copyLink(page);
  expect((await pasted(page)).html).toContain('#widget=request-call-form&amp;heading=Wh%C4%81nau');
});

test('a link to the draft opens it for someone else, and no server gets to see it', async ({
  page,
  sandbox,
  context,
}) => {
  await openDraft(page, sandbox);
  await page.getByLabel('Heading', { exact: true }).fill('Ring Aroha');
  await page.getByRole('button', { name: 'Copy a link to this draft' }).click();
  await expect(page.getByText('Whoever opens the link sees this draft')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  const requested: string[] = [];
  other.on('request', (request) =>
    requested.push(`${request.url().replace(/#.*/, '')} ${request.headers().referer}`),
  );
  await other.goto(address);
  await expect(other.getByLabel('Heading', { exact: true })).toHaveValue('Ring Aroha');
  await expect(
    other.frameLocator('iframe[title^="Preview of"]').getByRole('heading', { name: 'Ring Aroha' }),
  ).toBeVisible();
  expect(requested.filter((text) => /aroha/i.test(text))).toEqual([]);
  await other.close();
});
