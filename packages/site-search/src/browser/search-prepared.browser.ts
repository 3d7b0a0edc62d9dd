import { barePage, expect, expectReady } from '@adviser-widgets/testing/browser';
import { box, queries, rows, test } from './search-box.ts';

test('on the first sign of intent the page connects to the service, without a request before someone types', async ({
  page,
  sandbox,
  bare,
}) => {
  const searches: string[] = [];
  page.on('request', (request) => request.url().includes(queries) && searches.push(request.url()));
  await page.goto(bare.serve(barePage(sandbox, { body: '<div data-widget="inline-search"></div>' })));
  await expectReady(page);
  // The test browser opens no connections early, so check which ones the page asks for.
  await page.evaluate(() => {
    const connected: string[] = [];
    Object.assign(window, { connected });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        addedNodes.forEach(
          (node) =>
            node instanceof HTMLLinkElement && connected.push(`${node.rel} ${node.crossOrigin} ${node.href}`),
        );
    }).observe(document.head, { childList: true });
  });
  await box(page).focus();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { connected: string[] }).connected))
    .toContain(`preconnect anonymous ${sandbox.url}/`);
  expect(searches).toEqual([]);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  await page.keyboard.type('home');
  await expect(rows(page).first()).toBeVisible();
  expect(searches.length).toBeGreaterThan(0);
});
