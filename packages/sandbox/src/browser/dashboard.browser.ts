import { expect } from '@playwright/test';
import axe from 'axe-core';
import type { TestSandbox } from '../test-sandbox.ts';
import { test } from './sandbox-test.ts';

const summaries = [240, 180, 1420].map((slowest, index) => ({
  kind: 'summary',
  version: index === 0 ? '1.0.0+light' : '1.0.0',
  engine: index === 0 ? 'light' : 'react',
  widgets: {
    'contact-adviser-form': index === 2 ? { failed: 1 } : { ready: 1 },
    'sticky-mobile-bar': { ready: 1, pending: 1 },
  },
  ready: { median: slowest / 2, slowest },
  submissions: index === 1 ? { success: 1, 'error:captcha-blocked': 2 } : {},
}));
const failure = { widget: 'contact-adviser-form', phase: 'load', version: '1.0.0' };

async function report(sandbox: TestSandbox, ...beacons: object[]): Promise<void> {
  for (const beacon of beacons)
    await sandbox.call('/stand-ins/collector/beacons', { method: 'POST', body: JSON.stringify(beacon) });
}

test.beforeEach(({ sandbox }) => sandbox.call('/__sandbox/beacons', { method: 'DELETE' }));

test('the page for people links to the figures, which say that nothing has arrived', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.url}/__sandbox/`);
  await page.getByRole('link', { name: 'Seeing it live' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('shows what was reported', async ({ page, sandbox }) => {
  await report(sandbox, ...summaries, failure, { ...failure, email: 'x' });
  await page.goto(`${sandbox.url}/__sandbox/live`);
  const rows = (name: string) => page.getByRole('region', { name }).getByRole('row');
  await expect.soft(page.getByRole('definition')).toHaveText(['3', '1 (33.3%)', '1', '1']);
  await expect
    .soft(rows('Widgets by state').nth(1))
    .toHaveText(/contact-adviser-form\s*0\s*0\s*2\s*1\s*0\s*33.3%/);
  await expect.soft(rows('Time to ready').nth(2)).toHaveText(/slowest widget\s*240 ms\s*1420 ms\s*1420 ms/);
  await expect.soft(rows('Submissions by outcome').nth(1)).toHaveText(/error:captcha-blocked\s*2/);
  await expect.soft(rows('Failures by kind').nth(1)).toHaveText(/contact-adviser-form\s*load\s*1.0.0\s*1/);
  await expect.soft(rows('Versions and engines').nth(1)).toHaveText(/1.0.0\s*react\s*2/);
  await expect.soft(rows('Refused beacons').nth(1)).toHaveText(/beacon: unknown key\s*1/);
});

test('the period is chosen, and a wide table scrolled, by keyboard', async ({ page, sandbox }) => {
  await report(sandbox, ...summaries);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${sandbox.url}/__sandbox/live`);
  await page.getByRole('link', { name: 'Last 24 hours' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Last 24 hours/);
  await page.getByRole('link', { name: 'Last 24 hours' }).focus();
  await page.keyboard.press('Tab');
  const region = page.getByRole('region', { name: 'Widgets by state' });
  await expect(region).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const [name, beacons] of [
  ['figures', [...summaries, failure, { ...failure, email: 'x' }]],
  ['nothing', []],
] as const)
  test(`has no axe violation and no sideways scroll at 360 px with ${name}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await report(sandbox, ...beacons);
    await page.goto(`${sandbox.url}/__sandbox/live`);
    await page.evaluate(axe.source);
    const violations =
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]))';
    expect.soft(await page.evaluate(violations)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
