import {
  axeFindings,
  barePage,
  expect,
  inAllUnless,
  openStrictPage,
  shifted,
  test,
  watchShifts,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const chat = (attributes = '') =>
  `<div class="aw-widget" data-widget="web-chat" ${attributes}><p><a href="/contact">Write to us</a></p></div>`;

interface ChatPage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  readonly body?: string;
  /** Attributes of the script tag. */
  readonly attributes?: string;
}

/** Opens a page with a chat at its end. Returns a live list of its requests for the vendor's script. */
async function open(
  page: Page,
  { sandbox, bare, body = chat(), attributes = '' }: ChatPage,
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/stand-ins/chat/') && asked.push(request.url()));
  await page.addInitScript(() => {
    const eventTypes: string[] = [];
    for (const name of ['aw:open', 'aw:close']) addEventListener(name, () => eventTypes.push(name));
    Object.assign(window, { eventTypes, dataLayer: [] });
  });
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        body: `<main><h1>Loans</h1><p>Text</p></main>${body}`,
        attributes: `async ${attributes}`,
      }),
    ),
  );
  return asked;
}

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const panel = (page: Page) => page.getByRole('region', { name: 'Messaging' });
const vendorLauncher = (page: Page) => page.getByRole('button', { name: 'Support' });
const eventTypes = (page: Page) => page.evaluate('eventTypes');

for (const width of [360, 1280]) {
  test(
    `at ${width} px a press opens the chat in the site's colours, and its own launcher takes over`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 700 });
      await watchShifts(page);
      const asked = await open(page, { sandbox, bare });
      await expect(launcher(page)).toHaveCSS('background-color', 'rgb(15, 118, 110)');
      await expect(launcher(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
      expect((await launcher(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await expect
        .poll(() => asked)
        .toEqual([`${sandbox.url}/stand-ins/chat/snippet.js?key=sandbox-chat-key`]);
      await expect.poll(() => page.evaluate('typeof zE')).toBe('function');
      expect(await axeFindings(page)).toEqual([]);
      await launcher(page).click();
      await expect(panel(page).getByText('Chat of the sandbox')).toHaveCSS(
        'background-color',
        'rgb(11, 37, 69)',
      );
      await expect(launcher(page)).toBeHidden();
      await panel(page).getByRole('button', { name: 'Minimise' }).click();
      await expect(vendorLauncher(page)).toBeFocused();
      await expect(vendorLauncher(page)).toHaveCSS('background-color', 'rgb(15, 118, 110)');
      await expect(launcher(page)).toBeHidden();
      expect(await eventTypes(page)).toEqual(['aw:open', 'aw:close']);
      expect(await page.evaluate('dataLayer')).toContainEqual({
        event: 'click_chat_open',
        category: 'Click',
        label: 'Chat with us',
        action: 'Click',
      });
      expect(await shifted(page)).toBeLessThan(0.001);
    },
  );
}

test('opens under a strict policy with Trusted Types, with no violation', async ({ page, sandbox, bare }) => {
  const { violations } = await openStrictPage(page, { sandbox, bare, body: chat() });
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('there is no launcher in print', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare, body: chat('data-load="interaction"') });
  await expect(launcher(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(launcher(page)).toBeHidden();
});
