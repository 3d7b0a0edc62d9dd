import { expect } from '@playwright/test';
import { expectAccessible, test } from './sandbox-test.ts';

const beacons = [
  { widget: 'contact-adviser-form', phase: 'load', version: '1.0.0' },
  { widget: 'contact-adviser-form', phase: 'load', version: '1.0.0', email: 'x' },
  {
    kind: 'summary',
    version: '1.0.0',
    engine: 'react',
    widgets: { 'contact-adviser-form': { ready: 2 }, 'sticky-mobile-bar': { failed: 1 } },
    ready: { median: 90, slowest: 1420 },
    submissions: { 'error:captcha-blocked': 2 },
  },
];

test.beforeEach(({ sandbox }) => sandbox.call('/__sandbox/beacons', { method: 'DELETE' }));

test('the page for people links to what was reported, which fits a phone, empty or not', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${sandbox.url}/__sandbox/`);
  await page.getByRole('link', { name: 'Seeing it live' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expectAccessible(page);

  for (const beacon of beacons)
    await sandbox.call('/stand-ins/collector/beacons', { method: 'POST', body: JSON.stringify(beacon) });
  await page.reload();
  const rows = (name: string) => page.getByRole('table', { name }).getByRole('row');
  await expect.soft(rows('Page views')).toHaveText([/1\.0\.0, react\s*1/]);
  await expect
    .soft(rows('Widgets by state'))
    .toHaveText([/contact-adviser-form: ready\s*2/, /sticky-mobile-bar: failed\s*1/]);
  await expect.soft(rows('Slowest widget')).toHaveText([/50%\s*1420/, /75%\s*1420/]);
  await expect.soft(rows('Submissions')).toHaveText([/error:captcha-blocked\s*2/]);
  await expect.soft(rows('Failures')).toHaveText([/contact-adviser-form: load, 1\.0\.0\s*1/]);
  await expect
    .soft(rows('Refused beacons'))
    .toHaveText([/beacon: a key is missing, or no widget sends it\s*1/]);
  await expectAccessible(page);
});
