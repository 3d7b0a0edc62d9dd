import { barePage, expect, placeholder, shifted, test, watchShifts } from '@adviser-widgets/testing/browser';

const announcement = `<div class="aw-widget" data-widget="announcement" data-heading="Fixed rates are down again" data-icon="hand" data-closable><p>Two banks have lowered their rates for one and two years.</p></div>`;

test('on a phone its text is beside neither icon nor cross, and mounts without a layout shift', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await watchShifts(page);
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><style>body { margin: 0; font: 17px/1.6 sans-serif }</style>`;
  await page.goto(bare.serve(barePage(sandbox, { head, body: `${announcement}<p>Kia ora</p>` })));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  const text = await page.locator('.aw-announcement__content').boundingBox();
  expect(text?.width).toBe(320 - 20 - 16); // all but the edges
  expect(await shifted(page)).toBe(0);
});
