import {
  barePage,
  expect,
  inAllUnless,
  test,
  untilStill,
  withoutAnalytics,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// What an automatic pop-up shares the window with: the bar for phones, the chat's launcher, and the focus.

const popUpWith = (content: string) =>
  `<div class="aw-widget" data-widget="pop-up" data-auto-show="true" data-delay="0"><h2>Our offer</h2>${content}</div>`;
const popUp = popUpWith('<p>Read <a href="/guide">the guide</a></p>');
const longPopUp = popUpWith('<p>Twenty pages that answer what everybody asks.</p>'.repeat(30));
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
  { content = popUp, layer = '' } = {},
): Promise<void> {
  const head = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style><link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const body = `<main>${around}${text}</main>${layer}`;
  await page.goto(bare.serve(barePage(sandbox, { head, body, attributes: `async ${withoutAnalytics}` })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(2);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    content,
  );
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
  await page.getByRole('link', { name: 'the guide' }).focus();
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

/** The share of the window that the bar, the pop-up and the launcher cover. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.aw-sticky-bar--shown, dialog[open], .aw-chat')].map(
      (each) => each.getBoundingClientRect(),
    );
    const areas = boxes.map(
      ({ top, bottom, width }) => width * (Math.min(bottom, innerHeight) - Math.max(top, 0)),
    );
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
  });

const sizes = [
  [320, 568],
  [360, 640],
  [320, 256],
  [640, 360],
  [768, 1024],
  [1280, 800],
] as const;

for (const [width, height] of sizes)
  test(
    `at ${width} x ${height} px bar, pop-up and launcher cover at most half of the window, and can be used`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height });
      await open(page, { sandbox, bare }, { content: longPopUp });
      expect(await coveredShare(page)).toBeLessThanOrEqual(0.5);
      await expect(chat(page)).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      for (const name of width < 768 ? ['Call us', 'Chat with us'] : ['Chat with us'])
        expect.soft(await isOnTop(page, name), name).toBe(true);
    },
  );

test('beside a button of the page, the launcher stays above it as the bar for phones shows and goes', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // The fields hide the form's methods of these names.
  const fields = ['closest', 'contains'].map((name) => `<input type="hidden" name="${name}">`).join('');
  const layer = `<form style="position: fixed; inset: auto 16px 16px auto; height: 56px">${fields}<button>Ask</button></form>`;
  await open(page, { sandbox, bare }, { layer });
  /** From the launcher's foot to the pop-up's top, and from there to the window's foot. */
  const places = () =>
    page.evaluate(() => {
      const box = document.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
      const launcher = document.querySelector('.aw-chat')?.getBoundingClientRect() ?? new DOMRect();
      return [box.top - launcher.bottom, innerHeight - box.bottom].map(Math.round);
    });
  await expect.poll(places).toEqual([16, 72]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(call(page)).toHaveCount(0);
  await expect.poll(places).toEqual([16, 72]);
});
