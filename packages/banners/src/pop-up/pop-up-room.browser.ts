import {
  barePage,
  expect,
  test,
  untilStill,
  withoutAnalytics,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// What an automatic pop-up shares the window with: the bar for phones, the chat's launcher, and the focus.

const popUp =
  '<div class="aw-widget" data-widget="pop-up" data-auto-show="true" data-delay="0"><h2>Our offer</h2><p>Read <a href="/guide">the guide</a></p></div>';
const around =
  '<aside class="aw-widget" data-widget="sticky-mobile-bar" data-offset="100" aria-label="Get in touch"><a href="tel:111">Call us</a></aside><div class="aw-widget" data-widget="web-chat" data-load="interaction"></div>';
const text = Array.from(
  { length: 40 },
  (_, index) => `<p style="margin: 0; height: 40px"><a href="#p${index}">Paragraph ${index}</a></p>`,
).join('');

/** Opens a page with the bar, and then has the pop-up show itself. */
async function open(
  page: Page,
  { sandbox, bare }: { readonly sandbox: TestSandbox; readonly bare: BareOrigin },
): Promise<void> {
  const head = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style><link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const body = `<main>${around}${text}</main>`;
  await page.goto(bare.serve(barePage(sandbox, { head, body, attributes: `async ${withoutAnalytics}` })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(2);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), popUp);
  await expect(dialog(page)).toBeVisible();
  await untilStill(page);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Our offer' });
const call = (page: Page) => page.getByRole('link', { name: 'Call us' });
const chat = (page: Page) => page.getByRole('button', { name: 'Chat with us' });

/** Whether a visitor sees and can press the middle of it. */
const isOnTop = (page: Page, name: string) =>
  page.evaluate((text) => {
    const control = [...document.querySelectorAll('a, button')].find(
      (each) => each.textContent.trim() === text,
    );
    const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
    return control?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
  }, name);

test('in a window of 320 by 256 px it is above the bar for phones, and the launcher above both', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, { sandbox, bare });
  for (const name of ['Call us', 'the guide', 'Chat with us'])
    expect.soft(await isOnTop(page, name), name).toBe(true);
  const bar = await page.locator('.aw-sticky-bar').boundingBox();
  const box = await dialog(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(bar?.y ?? 0);
});

test('moves down to the foot where the bar is not needed, and back above it', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, { sandbox, bare });
  const bottom = () => dialog(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(call(page)).toHaveCount(0);
  await expect.poll(bottom).toBeCloseTo(640);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(call(page)).toBeVisible();
  await expect.poll(bottom).toBeLessThan(600);
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
});
