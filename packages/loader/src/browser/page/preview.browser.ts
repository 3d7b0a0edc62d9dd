import {
  axeFindings,
  barePage,
  button,
  expect,
  expectReady,
  fillIn,
  inAllUnless,
  sendEmpty,
  snippet,
  test,
  untilIdle,
  withoutAnalytics,
} from '@adviser-widgets/testing/browser';

const words = 'Preview: forms work, nothing is sent';

test('in preview, a form can be submitted and nothing leaves the page', async ({ page, sandbox, bare }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const head = '<script>window.dataLayer = [];</script>';
  const attributes = `async data-preview data-report-url="${sandbox.url}/reports"`;
  await page.goto(bare.serve(barePage(sandbox, { head, attributes })));
  await expectReady(page);
  await expect(page.getByText(words)).toBeVisible();
  await sendEmpty(page); // a failure that would be reported
  await fillIn(page);
  const busy = page.evaluate(() => {
    const isBusy = () => document.querySelector('button[type="submit"]')?.textContent === 'Sending…';
    return new Promise((resolve) => {
      new MutationObserver(() => isBusy() && resolve('shown')).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
  await button(page).click();
  expect(await busy).toBe('shown');
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(posts.filter((url) => url.startsWith(sandbox.url))).toEqual([]);
  expect(sandbox.records()).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer)).toEqual([]);
});

for (const width of [320, 1280]) {
  test(
    `the ribbon is small, at the bottom of a page ${width} px wide, without accessibility findings`,
    inAllUnless(width === 320),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 800 });
      const body = `<main><h1>Contact</h1>${snippet}</main>`;
      await page.goto(bare.serve(barePage(sandbox, { body, attributes: 'async data-preview' })));
      await expectReady(page);
      const ribbon = page.getByText(words);
      await expect(ribbon).toBeVisible();
      const {
        x,
        y,
        width: wide,
        height,
      } = (await ribbon.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(Math.round(y + height)).toBe(800);
      expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThanOrEqual(1);
      expect(height).toBeLessThan(50);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );
}

test('controls under the ribbon can be clicked', async ({ page, sandbox, bare }) => {
  const body =
    '<button style="position: fixed; bottom: 0; left: 0; width: 100%" onclick="this.textContent = \'pressed\'">Press</button><div data-widget="request-call-form"></div>';
  await page.goto(bare.serve(barePage(sandbox, { body, attributes: 'async data-preview' })));
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(page.getByRole('button', { name: 'pressed' })).toBeVisible();
});

test('without preview, shows no ribbon and does not fetch its file', async ({ page, sandbox, bare }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(bare.serve(barePage(sandbox, { attributes: `async ${withoutAnalytics}` })));
  await expectReady(page);
  await untilIdle(page);
  const texts = await Promise.all(
    scripts.filter((url) => url.includes('/assets/')).map(async (url) => (await fetch(url)).text()),
  );
  expect(texts.filter((text) => text.includes(words))).toEqual([]);
});
