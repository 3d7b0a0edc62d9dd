import { expect, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// Holds fields and preview: its widget loads once it is in view, and a test may have scrolled it away by then.
test.use({ viewport: { width: 1280, height: 2400 } });

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');
const markup = (page: Page) => page.getByLabel('Markup to copy');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tool = (page: Page, name: string, of: string) =>
  page.getByRole('toolbar', { name: `Format: ${of}` }).getByRole('button', { name, exact: true });

async function openDraft(page: Page, address: string, draft: string): Promise<void> {
  await page.goto(`${address}#${new URLSearchParams({ draft })}`);
  await expect(page.getByRole('button', { name: 'All widgets' })).toBeVisible();
}

const form = (inside: string) =>
  `<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us">${inside}</div>`;

/** Pastes as an editor does, without the clipboard of the machine. */
async function paste(page: Page, name: string, data: Readonly<Record<string, string>>): Promise<void> {
  await field(page, name).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text);
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, data);
}

test('writes, with the keyboard alone, text with emphasis, a list and a link', async ({ page, sandbox }) => {
  await openDraft(page, `${sandbox.url}/editor/`, form('<p>Call us</p>'));
  await field(page, 'Introduction').focus();
  await page.keyboard.type('Free ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('now');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Bold', 'Introduction')).toBeFocused();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bulleted list', 'Introduction')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tool(page, 'Bulleted list', 'Introduction')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Introduction')).toBeFocused();
  await page.keyboard.type(' ');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByLabel('Text of the link')).toBeFocused();
  await page.keyboard.type('us');
  await page.getByLabel('Leads to').fill('0800 000 000');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Introduction')).toBeFocused();
  await expect(markup(page)).toHaveValue(
    /<p>Free <strong>now<\/strong><\/p>\s+<ul>\s+<li>Ask <a href="tel:0800000000">us<\/a><\/li>\s+<\/ul>/,
  );
  await expect(preview(page).getByRole('link', { name: 'us', exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(markup(page)).not.toHaveValue(/tel:0800000000/);
});

test('the link dialog refuses what is no address, and changes and removes a link', async ({
  page,
  sandbox,
}) => {
  await openDraft(page, `${sandbox.url}/editor/`, form('<p>Call <a href="/call">us</a></p>'));
  await field(page, 'Until it has loaded').getByRole('link', { name: 'us' }).click();
  await tool(page, 'Link', 'Until it has loaded').click();
  await expect(page.getByLabel('Leads to')).toHaveValue('/call');
  await page.getByLabel('Leads to').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Change link' }).click();
  await expect(page.getByLabel('Leads to')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Leads to').fill('www.example.nz');
  await page.getByRole('button', { name: 'Change link' }).click();
  await expect(markup(page)).toHaveValue(/<p>Call <a href="https:\/\/www.example.nz">us<\/a><\/p>/);
  await tool(page, 'Link', 'Until it has loaded').click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(markup(page)).toHaveValue(/<p>Call us<\/p>/);
});

test('opens as HTML what it cannot hold, says why, and changes nothing', async ({ page, sandbox }) => {
  const draft = form(
    '<div data-slot="intro"><table class="rates"><tbody><tr><td>5%</td></tr></tbody></table></div>',
  );
  await openDraft(page, `${sandbox.url}/editor/`, draft);
  await expect(field(page, 'Introduction')).toHaveValue(/<table class="rates">/);
  await expect(page.getByText("can't hold <table>")).toBeVisible();
  await expect(tool(page, 'HTML', 'Introduction')).toHaveAttribute('aria-disabled', 'true');
  await expect(markup(page)).toHaveValue(/<table class="rates"><tbody><tr><td>5%/);
});

test('shows and takes HTML on demand, and keeps the focus on the button', async ({ page, sandbox }) => {
  await openDraft(page, `${sandbox.url}/editor/`, form('<p>Call <b>us</b></p>'));
  await tool(page, 'HTML', 'Until it has loaded').focus();
  await page.keyboard.press('Enter');
  await expect(tool(page, 'HTML', 'Until it has loaded')).toBeFocused();
  await expect(field(page, 'Until it has loaded')).toHaveValue('<p>Call <b>us</b></p>');
  await field(page, 'Until it has loaded').fill('<p>Ring <i>us</i></p>');
  await tool(page, 'HTML', 'Until it has loaded').click();
  await expect(field(page, 'Until it has loaded').locator('i')).toHaveText('us');
});

test('on a page of another origin, under a strict policy with Trusted Types, previews and reduces what is pasted', async ({
  page,
  sandbox,
  bare,
}) => {
  const policy = `default-src 'none'; script-src 'nonce-dGVzdA' 'strict-dynamic'; style-src ${sandbox.url}; img-src ${sandbox.url}; connect-src 'self' ${sandbox.url}; frame-src ${sandbox.url}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types adviser-widgets-editor`;
  const release = `${sandbox.url}/adviser-widgets/1/editor`;
  const html = `<!doctype html><html lang="en"><head><title>For our editors</title><link rel="stylesheet" href="${release}/snippet-builder.css">
<script type="module" nonce="dGVzdA" src="${release}/snippet-builder.js"></script></head><body><main><h1>Snippets</h1><div data-snippet-builder data-config="${sandbox.url}/__sandbox/config.json"></div></main></body></html>`;
  await openDraft(page, bare.serve(html, { 'Content-Security-Policy': policy }), form(''));
  await field(page, 'Thank-you text').focus();
  await paste(page, 'Thank-you text', {
    'text/html': `<p class="MsoNormal" style="color:red"><span style="font-weight:700">Kia ora</span><o:p></o:p></p><script>document.title = 'ran'</script>`,
  });
  await expect(markup(page)).toHaveValue(/<div data-slot="success"><p><strong>Kia ora<\/strong><\/p><\/div>/);
  await paste(page, 'Thank-you text', { 'text/plain': ' and <b>thanks' });
  await expect(markup(page)).toHaveValue(/and &lt;b&gt;thanks/);
  await expect(preview(page).getByRole('heading', { name: 'Talk to us' })).toBeVisible();
});
