import {
  barePage,
  expect,
  inAllUnless,
  placeholder,
  shifted,
  test,
  watchShifts,
  withoutIntegrity,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#fff" d="M0 0h16v10H0z"/></svg>';

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  { attributes = '', before = '', isNear = false } = {},
): Promise<void> {
  await page.route('**/picture-*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><style>body { margin: 0; font: 17px/1.6 sans-serif } h1 { color: #123 }</style>`;
  const widget = `<div class="aw-widget" data-widget="parallax-banner" data-image="/picture-wide.svg" data-image-mobile="/picture-small.svg" ${attributes}><h1>Home, sooner</h1><p>An adviser <a href="/x">near you</a></p></div>`;
  await page.goto(
    bare.serve(
      barePage(sandbox, {
        head,
        body: `<main>${before}${widget}<div style="height: 3000px">After it</div></main>`,
      }),
    ),
  );
  if (!isNear) await placeholder(page).scrollIntoViewIfNeeded();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
}

const picture = (page: Page) => page.locator('.aw-parallax__picture');

/** Returns how far the picture moves within its frame while the page scrolls by `by` pixels. */
async function moved(page: Page, by: number): Promise<number> {
  const place = () =>
    picture(page).evaluate(
      (element) =>
        element.getBoundingClientRect().top - (element.parentElement?.getBoundingClientRect().top ?? 0),
    );
  const frame = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await frame();
  const before = await place();
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
  await frame();
  return (await place()) - before;
}

test("the content begins on the page's column", async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, { sandbox, bare }, { before: '<style>:root { --aw-page-width: 1000px }</style>' });
  const content = await page.locator('.aw-parallax__content').boundingBox();
  expect(content?.x).toBe(140);
});

for (const width of [360, 768, 1280]) {
  test(
    `at ${width} px it takes 70 % of the window's height and mounts without a layout shift`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await open(page, { sandbox, bare });
      expect((await placeholder(page).boundingBox())?.height).toBe(560);
      await expect
        .poll(() => page.locator('.aw-parallax img').evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(width < 768 ? 'small' : 'wide');
      await expect(page.locator('.aw-parallax img')).toHaveAttribute('fetchpriority', 'high');
      expect(await shifted(page)).toBe(0);
    },
  );
}

for (const [name, attributes, expected] of [
  ['down, twice as fast', 'data-direction="down" data-speed="0.3"', 60],
  ['not at all', 'data-speed="0"', 0],
] as const) {
  test(`the picture moves ${name}: ${expected} px for 200 px of scrolling`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await page.setViewportSize({ width: 968, height: 800 });
    await open(page, { sandbox, bare }, { attributes });
    expect(await moved(page, 200)).toBeCloseTo(expected, 0);
  });
}

test('below 968 px and under reduced motion it does not move, as soon as the setting changes', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 967, height: 800 });
  await open(page, { sandbox, bare });
  expect(await moved(page, 100)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await moved(page, 100)).toBeCloseTo(-15, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved(page, 100)).toBe(0);
});

test('without scroll timelines it moves as far, and stops as well', async ({ page, sandbox, bare }) => {
  await withoutIntegrity(page);
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...given: string[]) =>
      !given.join().includes('animation-timeline') && supports(...(given as [string]));
  });
  await page.route('**/assets/parallax-banner-*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(
        /animation-timeline: ?view\(\)/g,
        'animation-timeline: never()',
      ),
    });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, { sandbox, bare });
  expect(await picture(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  expect(await moved(page, 200)).toBeCloseTo(-30, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => picture(page).evaluate((element) => element.style.translate)).toBe('');
});

test('the picture fills its frame throughout', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, { sandbox, bare }, { before: '<div style="height: 900px"></div>', isNear: true });
  await expect(page.locator('.aw-parallax img')).toHaveAttribute('loading', 'lazy');
  for (const top of [200, 500, 1000, 1300, 1560]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const gaps = await picture(page).evaluate((element) => {
      const [inner, outer] = [
        element.getBoundingClientRect(),
        (element.parentElement as Element).getBoundingClientRect(),
      ];
      return [inner.top - outer.top, outer.bottom - inner.bottom].filter((gap) => gap > 0.5);
    });
    expect(gaps, `scrolled to ${top}`).toEqual([]);
  }
});

test('a height in other units is kept; an invalid one is reported and the default used', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/the height "tall" is not a number with vh, svh, px or rem/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await open(page, { sandbox, bare }, { attributes: 'data-height="20rem"' });
  expect((await placeholder(page).boundingBox())?.height).toBe(320);
  expect(await shifted(page)).toBe(0);
  await placeholder(page).evaluate((element) => element.setAttribute('data-height', 'tall'));
  await expect.poll(async () => (await placeholder(page).boundingBox())?.height).toBe(560);
});
