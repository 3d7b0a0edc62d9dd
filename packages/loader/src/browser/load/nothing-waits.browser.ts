import {
  barePage,
  everyWidget,
  expect,
  installClock,
  openEveryWidget,
  pauseClock,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page, Route } from '@playwright/test';

const forms = everyWidget.filter(({ needsBrand }) => needsBrand).map(({ name }) => name);

const formsPage = forms
  .map(
    (name) =>
      `<div class="aw-widget" data-widget="${name}" data-widget-load="eager"><div data-slot="success">Thanks</div><p>Call us</p></div>`,
  )
  .join('');

const html = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: '<!doctype html><title>Sorry</title>',
  });

const hang = () => {}; // never answers

interface World {
  readonly page: Page;
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

/** Opens a page of all forms, due at once, whose style sheet is in the head. */
async function openForms({ page, sandbox, bare }: World): Promise<void> {
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const body = formsPage;
  await page.goto(bare.serve(barePage(sandbox, { head, body })), { waitUntil: 'commit' });
  // The page's load event waits for a loader that hangs.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith('/page.css')));
}

const statesOf = (page: Page) =>
  page
    .locator('[data-widget]')
    .evaluateAll((all) => [...new Set(all.map((element) => (element as HTMLElement).dataset.widgetState))]);

/** Heights by widget, in pixels. */
function heightsOf(page: Page): Promise<Record<string, number>> {
  return page
    .locator('[data-widget]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((element) => [
          (element as HTMLElement).dataset.widget,
          Math.round(element.getBoundingClientRect().height),
        ]),
      ),
    );
}

/** Expects the heights that the placeholders have without our style sheet. */
async function expectNoWhiteSpace(page: Page): Promise<void> {
  const heights = await heightsOf(page);
  await page.evaluate(() => {
    document.querySelector('link[href*="page.css"]')?.remove();
    for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) slot.hidden = true;
    // Margins stay inside while nothing has loaded.
    for (const each of document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget-state])'))
      each.style.display = 'flow-root';
  });
  expect(heights).toEqual(await heightsOf(page));
}

async function expectFallbacks(page: Page): Promise<void> {
  await expect(page.getByText('Call us').filter({ visible: true })).toHaveCount(forms.length);
}

/** How the page's own promise ends: `resolved` or `rejected`. */
const readyOf = (page: Page) =>
  page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: { ready: Promise<void> } };
    return AdviserWidgets.ready.then(
      () => 'resolved',
      () => 'rejected',
    );
  });

/** Holds the page's CSS animations at a time in milliseconds. */
const holdAnimations = (page: Page, time: number) =>
  page.evaluate((now) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = now;
    }
  }, time);

const finishAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

test('reserves no height ten seconds after the style sheet came if the loader is blocked', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/loader.js', (route) => route.abort());
  await openForms({ page, sandbox, bare });
  await holdAnimations(page, 9_900);
  const reserved = await heightsOf(page);
  expect(reserved['request-call-form']).toBeGreaterThan(600);
  await finishAnimations(page);
  await expectFallbacks(page);
  await expectNoWhiteSpace(page);
});

test('no widget reserves a height after ten seconds without a script', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/loader.js', (route) => route.abort());
  await openEveryWidget(page, sandbox);
  await finishAnimations(page);
  const reserved = await page.locator('[data-widget]').evaluateAll((all) =>
    all.flatMap((element) => {
      const { minHeight, aspectRatio } = getComputedStyle(element);
      const { height, visibility } = getComputedStyle(element, '::before');
      const unseen = visibility === 'hidden' ? height : '';
      const heights = [minHeight, unseen].map((each) => Number.parseFloat(each) || 0);
      const isLifted = heights.every((each) => each < 0.1) && aspectRatio === 'auto'; // Chromium rounds to 1e-13
      return isLifted ? [] : [`${element.outerHTML.slice(0, 60)} ${heights.join()} ${aspectRatio}`];
    }),
  );
  expect(reserved).toEqual([]);
});

test('a script that comes in time keeps the height that is reserved', async ({ page, sandbox, bare }) => {
  await page.route('**/runtime-*.js*', hang);
  await openForms({ page, sandbox, bare });
  await expect.poll(() => statesOf(page)).toEqual(['pending']);
  await finishAnimations(page);
  expect((await heightsOf(page))['request-call-form']).toBeGreaterThan(600);
});

for (const [what, pattern, before, ready] of [
  ['runtime', '**/runtime-*.js*', 'pending', 'rejected'],
  ["widget's file", new RegExp(`/(${forms.join('|')})-[^/]*\\.js`), 'loading', 'resolved'],
] as const) {
  test(`thirty seconds after the ${what} was requested, the widgets have failed`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/did not arrive in time|could not be loaded/);
    await page.route(pattern, hang);
    await installClock(page);
    await openForms({ page, sandbox, bare });
    await expect.poll(() => statesOf(page)).toEqual([before]);
    await pauseClock(page);
    await page.clock.runFor(20_000);
    expect(await statesOf(page)).toEqual([before]);
    await page.clock.runFor(10_000);
    await expect.poll(() => statesOf(page)).toEqual(['failed']);
    expect(await readyOf(page)).toBe(ready);
    await expectFallbacks(page);
    await expectNoWhiteSpace(page);
  });
}

test('the widgets fail at once where the CDN answers with a page of HTML', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/./); // each browser has its own words for it
  await page.route('**/adviser-widgets/1/assets/*', html);
  await openForms({ page, sandbox, bare });
  await expect.poll(() => statesOf(page)).toEqual(['failed']);
  expect(await readyOf(page)).toBe('rejected');
  await expectFallbacks(page);
  await expectNoWhiteSpace(page);
});

test('the navigation of calculators is a list of all links ten seconds later without a script', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route('**/loader.js', (route) => route.abort());
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const links = Array.from(
    { length: 9 },
    (_, index) => `<li><a href="/${index}">Calculator ${index}</a></li>`,
  );
  const body = `<div class="aw-widget" data-widget="calculator-nav"><ul>${links.join('')}</ul></div>`;
  await page.goto(bare.serve(barePage(sandbox, { head, body })));
  const tops = () =>
    page
      .locator('li')
      .evaluateAll((all) => [
        ...new Set(
          all
            .filter((item) => getComputedStyle(item).clipPath === 'none' && item.clientHeight > 0)
            .map((item) => item.getBoundingClientRect().top),
        ),
      ]);
  expect(await tops()).toHaveLength(1);
  await finishAnimations(page);
  expect(await tops()).toHaveLength(links.length);
});
