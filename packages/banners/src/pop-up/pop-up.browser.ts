import {
  barePage,
  expect,
  inAllUnless,
  placeholder,
  shifted,
  test,
  watchShifts,
  withoutAnalytics,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

interface Given {
  readonly attributes?: string;
  readonly around?: string;
}

function bodyWith({ attributes = 'data-auto-show="true"', around = '' }: Given): string {
  const widget = `<div class="aw-widget" data-widget="pop-up" data-widget-load="eager" ${attributes}><h2>Our offer</h2><p>Read <a href="/guide">the guide</a></p></div>`;
  return `<style>body { margin: 0; font: 17px/1.6 sans-serif }</style><main><h1>Kia ora</h1>${around}${widget}<p>After <a id="next" href="/next">it</a></p></main>`;
}

/** Opens a page with a paused clock. */
async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  given: Given = {},
): Promise<string> {
  await page.clock.install();
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const address = bare.serve(
    barePage(sandbox, { head, body: bodyWith(given), attributes: `async ${withoutAnalytics}` }),
  );
  await page.goto(address);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await page.clock.pauseAt(Date.now() + 5000); // part of the delay has passed
  return address;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Our offer' });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('seen'));

test('opens automatically after 30 seconds, shifts nothing and takes no focus', async ({
  page,
  sandbox,
  bare,
}) => {
  await watchShifts(page);
  await open(page, { sandbox, bare });
  await page.locator('#next').focus();
  await page.clock.runFor(20_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('#next')).toBeFocused();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(false);
  expect(await shifted(page)).toBe(0);
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await cookies(page)).toEqual([]);
  await page.clock.runFor(120_000);
  await expect(dialog(page)).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(
    `at ${width} px it is announced by its name, and covers neither the focus nor the end of the page (WCAG 2.4.11, 4.1.3)`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 640 });
      const around = Array.from(
        { length: 60 },
        (_, index) => `<p style="text-align: right"><a href="#${index}">Paragraph ${index}</a></p>`,
      ).join('');
      await open(page, { sandbox, bare }, { around });
      await page.clock.runFor(24_000);
      await expect
        .poll(async () => {
          await page.clock.runFor(500); // less than an announcement lasts
          return page.getByRole('status').textContent();
        })
        .toBe('Our offer');
      const bottoms: number[] = [];
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        bottoms.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0));
      }
      const { y: top = 0 } = (await dialog(page).boundingBox()) ?? {};
      expect(bottoms.filter((bottom) => bottom > top)).toEqual([]);
      await close(page).click();
      await expect(page.getByRole('status')).toBeEmpty();
      await expect(page.locator('html')).not.toHaveAttribute('style');
    },
  );
}

test('closing sets a cookie of its name for a day with show-daily, and it stays closed', async ({
  page,
  sandbox,
  bare,
}) => {
  const address = await open(
    page,
    { sandbox, bare },
    { attributes: 'data-auto-show="true" data-delay="6000" data-show-daily="true" id="tā moko"' },
  );
  await page.clock.runFor(10_000);
  await close(page).press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'seen_t__moko');
  const now = await page.evaluate(() => Date.now() / 1000);
  expect(Math.round(((cookie?.expires ?? 0) - now) / 3600)).toBe(24);
  await page.goto(address);
  await expect(async () => {
    // With a paused clock, a script that ran before the markup needs time to look again.
    await page.clock.runFor(20);
    await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready', { timeout: 100 });
  }).toPass();
  await page.clock.runFor(60_000);
  await expect(dialog(page)).toHaveCount(0);
});

test('waits while the visitor types, another dialog is open, or the tab is hidden', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(
    page,
    { sandbox, bare },
    {
      around:
        '<label>Name <input id="name"></label><dialog id="other" aria-label="Other"><p>Other</p></dialog>',
    },
  );
  await page.locator('#name').fill('Aroha');
  await page.clock.runFor(60_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector('input')?.blur();
    document.querySelector<HTMLDialogElement>('#other')?.showModal();
  });
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.querySelector<HTMLDialogElement>('#other')?.close();
  });
  await page.clock.runFor(5000);
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
  await page.clock.runFor(1500);
  await expect(dialog(page)).toBeVisible();
});

test('restarts its timer when the page comes back from the page cache, unless it has been shown', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  const restorePage = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.clock.runFor(20_000);
  await restorePage();
  await page.clock.runFor(20_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(10_500);
  await expect(dialog(page)).toBeVisible();
  await close(page).click();
  await restorePage();
  await page.clock.runFor(60_000);
  await expect(dialog(page)).toHaveCount(0);
});

test('without auto-show and trigger it warns once and never opens', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/pop-up needs data-auto-show, or data-trigger; for example data-auto-show="true"/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, { sandbox, bare }, { attributes: 'id="offer"' });
  const reports = () => said.filter((text) => text.includes('needs data-auto-show'));
  // The report's code loads within a limit of the page's clock, so it has to be there before the clock moves on.
  await expect.poll(reports).toHaveLength(1);
  await page.clock.runFor(120_000);
  await expect(page.getByText('Our offer')).toBeHidden();
  expect(reports()).toHaveLength(1);
});

for (const width of [360, 1280]) {
  test(
    `at ${width} px it leaves most of the window free, also in print and right to left`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, { sandbox, bare }, { attributes: 'data-auto-show="true" data-delay="0"' });
      await page.clock.runFor(2000);
      const box = async () => (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const { x, y, ...size } = await box();
      expect(y + size.height).toBeCloseTo(width === 360 ? 800 : 776);
      expect(x + size.width).toBeCloseTo(width === 360 ? 360 : 1256);
      expect((size.width * size.height) / (width * 800)).toBeLessThan(0.4);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect((await box()).x).toBe(width === 360 ? 0 : 24);
      await page.emulateMedia({ media: 'print' });
      await expect(dialog(page)).toBeHidden();
    },
  );
}
