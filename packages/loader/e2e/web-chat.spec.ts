import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { barePage, expectReady } from './bare-page.ts';
import { expect, failedRequest, test, type BareOrigin, type TestSandbox } from './fixtures.ts';
import { hold } from './hold.ts';
import { shifted, watchShifts } from './layout-shifts.ts';
import { openStrictPage } from './strict-page.ts';

const chat = (attributes = '') => `<div class="aw-widget" data-widget="web-chat" ${attributes}><p><a href="/contact">Write to us</a></p></div>`;

interface ChatPage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  readonly body?: string;
  readonly head?: string;
  /** On the script tag. */
  readonly attributes?: string;
}

/** Opens a page with a chat at its end; its requests for the vendor's script are in the list that comes back. */
async function open(page: Page, { sandbox, bare, body = chat(), head = '', attributes = '' }: ChatPage): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/stand-ins/chat/') && asked.push(request.url()));
  await page.addInitScript(() => {
    const heard: string[] = [];
    for (const name of ['aw:open', 'aw:close', 'aw:error']) addEventListener(name, () => heard.push(name));
    Object.assign(window, { heard, dataLayer: [] });
  });
  await page.goto(bare.serve(barePage(sandbox, { body: `<main><h1>Loans</h1><p>Text</p></main>${body}`, head, attributes: `async ${attributes}` })));
  return asked;
}

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const panel = (page: Page) => page.getByRole('region', { name: 'Messaging' });
const vendorLauncher = (page: Page) => page.getByRole('button', { name: 'Support' });
const heard = (page: Page) => page.evaluate('heard');

/** A page with `slow.png` in it goes on loading until it is released. */
const holdImage = (page: Page) => hold(page, '**/slow.png', (route) => route.fulfill({ status: 204 }));

test('the launcher stands there while the page still loads; nothing is asked of the vendor before it has', async ({ page, sandbox, bare }) => {
  const { release } = await holdImage(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/stand-ins/chat/') && asked.push(request.url()));
  const body = `<img src="/slow.png" alt="">${chat('data-widget-load="eager"')}`;
  await page.goto(bare.serve(barePage(sandbox, { body })), { waitUntil: 'commit' });
  await expect(launcher(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked).toHaveLength(1);
});

for (const width of [360, 1280]) {
  test(`at ${width} px a press opens the chat in the site's colours, and its own launcher takes over`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width, height: 700 });
    await watchShifts(page);
    const asked = await open(page, { sandbox, bare });
    await expect(launcher(page)).toHaveCSS('background-color', 'rgb(15, 118, 110)');
    await expect(launcher(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect((await launcher(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await expect.poll(() => asked).toEqual([`${sandbox.url}/stand-ins/chat/snippet.js?key=sandbox-chat-key`]);
    await expect.poll(() => page.evaluate('typeof zE')).toBe('function');
    expect(await axeFindings(page)).toEqual([]);
    await launcher(page).click();
    await expect(panel(page).getByText('Chat of the sandbox')).toHaveCSS('background-color', 'rgb(11, 37, 69)');
    await expect(launcher(page)).toBeHidden();
    await panel(page).getByRole('button', { name: 'Minimise' }).click();
    await expect(vendorLauncher(page)).toBeFocused();
    await expect(vendorLauncher(page)).toHaveCSS('background-color', 'rgb(15, 118, 110)');
    await expect(launcher(page)).toBeHidden();
    expect(await heard(page)).toEqual(['aw:open', 'aw:close']);
    expect(await page.evaluate('dataLayer')).toContainEqual({ event: 'click_chat_open', category: 'Click', label: 'Chat with us', action: 'Click' });
    expect(await shifted(page)).toBeLessThan(0.001);
  });
}

test('a chat that was opened while the page still loaded stays open when it has', async ({ page, sandbox, bare }) => {
  const { release } = await holdImage(page);
  const body = `<img src="/slow.png" alt="">${chat('data-widget-load="eager"')}`;
  await page.goto(bare.serve(barePage(sandbox, { body })), { waitUntil: 'commit' });
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  release();
  await page.waitForLoadState('load');
  // The browser has been idle since, longer than the widget waits for that.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
  await expect(panel(page)).toBeVisible();
});

test('with load=interaction nothing is asked of the vendor before the press', async ({ page, sandbox, bare }) => {
  const asked = await open(page, { sandbox, bare, body: chat('data-load="interaction"') });
  await expectReady(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await launcher(page).press('Enter');
  await expect(panel(page)).toBeVisible();
});

test('with load=immediate the script comes at once, and the vendor stays out of sight', async ({ page, sandbox, bare }) => {
  const asked = await open(page, { sandbox, bare, body: chat('data-load="immediate"') });
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(() => page.evaluate("typeof zE === 'function' && zE('webWidget:get', 'display')")).toBe('hidden');
  await expect(vendorLauncher(page)).toHaveCount(0);
});

test('a press before the script has come is busy, and opens the chat once it is there', async ({ page, sandbox, bare }) => {
  const { release } = await hold(page, '**/stand-ins/chat/**');
  await open(page, { sandbox, bare });
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status')).toHaveText('Opening the chat…');
  expect(await axeFindings(page)).toEqual([]);
  release();
  await expect(panel(page)).toBeVisible();
});

test('a chat that cannot be reached offers the other ways, tells the page, and is tried again', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /web-chat: \w+: The script .* could not be loaded/);
  await sandbox.fail({ path: '/chat/snippet.js', status: 503, times: 1 });
  await open(page, { sandbox, bare, body: chat('data-load="interaction"') });
  await launcher(page).click();
  await expect(page.getByRole('status')).toHaveText('The chat cannot be reached. Contact us. Or call us on 0800 000 000');
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', `${sandbox.url}/about-us/contact-us`);
  expect(await heard(page)).toEqual(['aw:error']);
  expect(await axeFindings(page)).toEqual([]);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
});

test('with consent required nobody is asked, a press says why, and the chat comes with the answer', async ({ page, sandbox, bare }) => {
  const asked = await open(page, { sandbox, bare, attributes: 'data-consent="required"' });
  await launcher(page).click();
  await expect(page.getByRole('status')).toContainText('The chat starts once you agree to it.');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  for (const leave of [() => page.keyboard.press('Escape'), () => page.getByRole('heading').click()]) {
    await expect(async () => {
      await leave(); // what listens for it comes a moment after the words
      await expect(page.getByRole('status')).toBeEmpty({ timeout: 500 });
    }).toPass();
    await launcher(page).click();
    await expect(page.getByRole('status')).toContainText('The chat starts once you agree to it.');
  }
  await page.evaluate('AdviserWidgets.push((aw) => aw.consent({ chat: true }))');
  await expect.poll(() => asked).toHaveLength(1);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  await page.evaluate('AdviserWidgets.push((aw) => aw.consent({ chat: false }))');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeVisible();
});

test('a page has one chat, whichever of its placeholders stay', async ({ page, sandbox, bare }) => {
  const asked = await open(page, { sandbox, bare, body: chat() + chat() });
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(2);
  await expect(launcher(page)).toHaveCount(1);
  await expect.poll(() => asked).toHaveLength(1);
  await page.locator('[data-widget]').first().evaluate((element) => element.remove());
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  await page.locator('[data-widget]').first().evaluate((element) => element.remove());
  await expect(panel(page)).toHaveCount(0);
  await expect(vendorLauncher(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("the site's own settings count before ours", async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare, head: "<script>zESettings = { locale: 'mi', webWidget: { color: { launcher: '#123456' }, zIndex: 5 } }</script>" });
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate('zESettings')).toEqual({ locale: 'mi', webWidget: { color: { theme: '#0b2545', launcher: '#123456', launcherText: '#ffffff' }, zIndex: 5 } });
});

test('without a chat in the configuration the content stays, with one note', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/web-chat failed \(render\); its fallback stays .*chat\.key is empty/s);
  const asked = await open(page, { sandbox, bare, attributes: 'data-chat-key="" data-chat-script-url=""' });
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'failed');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('under a strict policy with Trusted Types the chat opens, with no violation', async ({ page, sandbox, bare }) => {
  const { violations } = await openStrictPage(page, { sandbox, bare, body: chat() });
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('on paper there is no launcher', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare, body: chat('data-load="interaction"') });
  await expect(launcher(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(launcher(page)).toBeHidden();
});
