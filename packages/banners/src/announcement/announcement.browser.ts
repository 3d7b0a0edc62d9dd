import {
  barePage,
  expect,
  inAllUnless,
  placeholder,
  shifted,
  test,
  watchShifts,
} from '@adviser-widgets/testing/browser';

const announcement = `<div class="aw-widget" data-widget="announcement" data-heading="Fixed rates are down" data-link="/blog" data-closable="true">
  <p>Two banks have lowered their rates for one and two years. It may be worth a call before yours runs out.</p>
</div>`;

const body = `<style>body { margin: 16px; font: 17px/1.6 sans-serif }</style><main><h1>Kia ora</h1>${announcement}<p>After <a id="next" href="/next">it</a></p></main>`;

for (const width of [360, 768, 1280]) {
  test(
    `at ${width} px it mounts without a layout shift`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
      await page.goto(bare.serve(barePage(sandbox, { head, body })));
      await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
      await expect(page.getByRole('region', { name: 'Fixed rates are down' })).toBeVisible();
      expect(await shifted(page)).toBe(0);
    },
  );
}

test('stays until it is closed, which emits an event and moves the focus on', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox, { body })));
  const region = page.getByRole('region', { name: 'Fixed rates are down' });
  await expect(region.getByRole('link', { name: 'Read more: Fixed rates are down' })).toHaveAttribute(
    'href',
    '/blog',
  );
  const closed = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('aw:close', ({ detail }: CustomEventInit<{ widget: string }>) =>
          resolve(detail?.widget),
        ),
      ),
  );
  await region.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(region).toHaveCount(0);
  expect(await closed).toBe('announcement');
  await expect(page.locator('#next')).toBeFocused();
});
