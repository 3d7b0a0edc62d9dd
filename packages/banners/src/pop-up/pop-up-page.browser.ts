import {
  barePage,
  expect,
  inAllUnless,
  test,
  withoutAnalytics,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// An automatic pop-up and what the page itself has fixed to the window: its question about consent, banners, bars and
// buttons.

interface Given {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  /** What the page has fixed to the window. */
  readonly layer?: string;
  /** Attributes of the script tag. */
  readonly attributes?: string;
}

async function open(page: Page, { sandbox, bare, layer = '', attributes = '' }: Given): Promise<void> {
  const head = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style><link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const popUp =
    '<div class="aw-widget" data-widget="pop-up" data-widget-load="eager" data-auto-show="true" data-delay="0"><h2>Our offer</h2><p>Read <a href="/guide">the guide</a></p></div>';
  const body = `<main><p style="height: 3000px">Text</p>${popUp}</main>${layer}`;
  await page.goto(
    bare.serve(barePage(sandbox, { head, body, attributes: `async ${withoutAnalytics} ${attributes}` })),
  );
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Our offer' });

/** Lets enough time pass for two attempts. */
async function expectWaiting(page: Page): Promise<void> {
  await page.clock.runFor(2500);
  await expect(dialog(page)).toHaveCount(0);
}

async function expectShown(page: Page): Promise<void> {
  await page.clock.runFor(1500);
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(({ page }) => page.clock.install());

for (const [when, style, color] of [
  ['the page has no colour for links', '', 'rgb(250, 204, 21)'],
  ['the page has one', '<style>a { color: rgb(0, 90, 160) }</style>', 'rgb(0, 90, 160)'],
] as const)
  test(`a link of the author can be read on the ground of the tokens: ${when}`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const tokens =
      '<style>:root { --aw-color-surface: #111; --aw-color-field-text: #eee; --aw-color-link: #facc15 }</style>';
    await open(page, { sandbox, bare, layer: tokens + style });
    await expectShown(page);
    await expect(dialog(page).getByRole('link')).toHaveCSS('color', color);
  });

for (const answer of [true, false])
  test(`where consent is required it waits for the visitor's answer; then it shows, answer ${answer}`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await open(page, { sandbox, bare, attributes: 'data-consent="required"' });
    await expectWaiting(page);
    await page.evaluate((analytics) => {
      const { AdviserWidgets } = window as unknown as { AdviserWidgets: { consent(given: object): void } };
      AdviserWidgets.consent({ analytics });
    }, answer);
    await expectShown(page);
  });

const banner =
  '<div id="layer" style="position: fixed; inset: auto 0 0; height: 200px; z-index: 9999; background: #fff"><p>May we keep cookies?</p><button>Yes</button></div>';

const waitedFor = {
  "the page's consent banner": banner,
  'a banner in a shadow root': `<div id="layer"><template shadowrootmode="open">${banner}</template></div>`,
  'a dialog in a layer that lets presses through':
    '<div id="layer" style="position: fixed; inset: 0; pointer-events: none"><div role="alertdialog" aria-label="Cookies" style="position: absolute; inset: auto 0 0; height: 60px; pointer-events: auto">Cookies?</div></div>',
};

for (const [what, layer] of Object.entries(waitedFor))
  for (const width of [320, 360, 768, 1280])
    test(
      `at ${width} px it waits until ${what} is gone`,
      inAllUnless(width === 360),
      async ({ page, sandbox, bare }) => {
        await page.setViewportSize({ width, height: 640 });
        await open(page, { sandbox, bare, layer });
        await expectWaiting(page);
        await page.evaluate(() => document.querySelector('#layer')?.remove());
        await expectShown(page);
      },
    );

const notWaitedFor = {
  'a banner in another corner':
    '<div style="position: fixed; inset: auto auto 16px 16px; width: 300px; height: 250px; background: #eee">Cookies?</div>',
  'a picture behind the page':
    '<div style="position: fixed; inset: 0; z-index: -1; background: #eee">Picture</div>',
  'a dialog that is closed':
    '<div style="position: fixed; inset: auto 0 0; height: 60px; background: #eee">Bar<div role="dialog" style="display: none">Menu</div></div>',
};

for (const [what, layer] of Object.entries(notWaitedFor))
  test(`it does not wait for ${what}`, async ({ page, sandbox, bare }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await open(page, { sandbox, bare, layer });
    await expectShown(page);
  });

const corners = {
  'top left': '16px auto auto 16px',
  'top right': '16px 16px auto auto',
  'bottom left': 'auto auto 16px 16px',
  'bottom right': 'auto 16px 16px auto',
};
const bars = { 'top edge': '0 0 auto 0', 'bottom edge': 'auto 0 0 0' };

/** Names and styles of what a page may have fixed to the window for good. */
const buttonsAndBars = [
  ...Object.entries(corners).map(([where, inset]) => [where, `inset: ${inset}; width: 56px; height: 56px`]),
  ...Object.entries(bars).map(([where, inset]) => [where, `inset: ${inset}; height: 60px`]),
] as const;

for (const width of [320, 360, 768, 1280])
  for (const [where, style = ''] of buttonsAndBars)
    test(
      `at ${width} px a button or bar of the page at the ${where} stays free`,
      inAllUnless(width === 360),
      async ({ page, sandbox, bare }) => {
        await page.setViewportSize({ width, height: 640 });
        const layer = `<button id="layer" style="position: fixed; z-index: 5; border: 0; ${style}">Call us</button>`;
        await open(page, { sandbox, bare, layer });
        await expectShown(page);
        const layerBox = await page.locator('#layer').boundingBox();
        const box = await dialog(page).boundingBox();
        if (!layerBox || !box) throw new Error('The pop-up or the button has no box');
        const isBeside =
          box.x >= layerBox.x + layerBox.width ||
          box.y >= layerBox.y + layerBox.height ||
          box.y + box.height <= layerBox.y;
        expect(isBeside).toBe(true);
        expect(box.y + box.height).toBeGreaterThan(640 - 110); // no higher than needed
        const padding = () => page.locator('body').evaluate((body) => parseFloat(body.style.paddingBottom));
        await expect.poll(padding).toBeCloseTo(640 - box.y, 0);
      },
    );

test('it moves as the window gets another size, and the bar of the page wraps', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const layer =
    '<style>#layer { height: 60px } @media (max-width: 1000px) { #layer { height: 100px } }</style><div id="layer" style="position: fixed; inset: auto 0 0">Call us</div>';
  await open(page, { sandbox, bare, layer });
  await expectShown(page);
  await page.setViewportSize({ width: 900, height: 640 });
  const bottom = () => dialog(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(640 - 100 - 24);
});
