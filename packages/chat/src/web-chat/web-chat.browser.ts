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

const paragraphs = '<p style="margin: 0; height: 40px">Text</p>'.repeat(40);
const row = (content: string, justify = 'end') =>
  `<div style="display: flex; justify-content: ${justify}; height: 76px; align-items: center">${content}</div>`;

/** What a page may end with, and where the launcher is then. */
const ends = {
  'ends with blank space': ['<div style="height: 120px"></div>', 'corner'],
  'ends with text at the other side': [row('Imprint', 'start'), 'corner'],
  'ends with a link': [row('<a href="/imprint">Imprint</a>'), 'across'],
  'ends with a line of text': [row('Made in Auckland'), 'across'],
  'ends with a picture': [row('<svg width="60" height="40" role="img"></svg>'), 'across'],
  'ends with a form, with a field called closest': [
    row('<form><input type="hidden" name="closest"><button>Sign up</button></form>'),
    'across',
  ],
  'ends with a button at both sides': [
    row('<button>Back</button><button>Next</button>', 'space-between'),
    'up',
  ],
  'ends with text all over': [
    `<div style="font: 16px/20px monospace; word-break: break-all">${'text'.repeat(3000)}</div>`,
    'corner',
  ],
} as const;

/** Where the launcher is in its window. */
const whereIs = (page: Page) =>
  page.evaluate(() => {
    const { left, right, bottom } =
      document.querySelector('.aw-chat')?.getBoundingClientRect() ?? new DOMRect();
    const room = innerWidth < 768 ? 16 : 24; // to the edges of the window
    if (bottom < innerHeight - room) return 'up';
    return left < innerWidth - right ? 'across' : 'corner';
  });

/** Scrolls, and waits until the launcher has looked for its place. */
async function scrollUntilPlaced(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector<HTMLElement>('.aw-chat')?.style.setProperty('--aw-chat-rise', 'before');
    scrollTo({ top: to, behavior: 'instant' });
  }, top);
  await expect(page.locator('.aw-chat')).not.toHaveCSS('--aw-chat-rise', 'before');
}

for (const width of [320, 360, 768, 1280])
  for (const [what, [end, where]] of Object.entries(ends))
    test(
      `at ${width} px, where the page ${what}, the launcher is: ${where}`,
      inAllUnless(width === 360),
      async ({ page, sandbox, bare }) => {
        await page.setViewportSize({ width, height: 640 });
        const head = '<style>body { margin: 0 }</style>';
        await open(page, {
          sandbox,
          bare,
          body: `${head}${paragraphs}${end}${chat('data-load="interaction"')}`,
        });
        await expect(launcher(page)).toBeVisible();
        expect(await whereIs(page)).toBe('corner');
        await scrollUntilPlaced(page, 1e6);
        expect(await whereIs(page)).toBe(where);
        await scrollUntilPlaced(page, 0);
        expect(await whereIs(page)).toBe('corner');
        expect(await page.locator('body').getAttribute('style')).toBeNull();
      },
    );

test('across, its message stays in the window, right to left too', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const body = `<style>body { margin: 0 }</style>${paragraphs}${row('<a href="/imprint">Imprint</a>')}${chat('data-load="interaction"')}`;
  await open(page, { sandbox, bare, body, attributes: 'data-consent="required"' });
  await expect(launcher(page)).toBeVisible();
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => whereIs(page)).toBe(direction === 'ltr' ? 'corner' : 'across');
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect.poll(() => whereIs(page)).toBe(direction === 'ltr' ? 'across' : 'corner');
    await launcher(page).click();
    await expect(page.getByText('Accept chat cookies to start the chat.')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});
