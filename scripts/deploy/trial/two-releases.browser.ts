import type { Page } from '@playwright/test';
import { upload } from '../upload.ts';
import { expect, test } from './fixtures.ts';
import { base, serveSite, type ServedSite } from './serve-site.ts';

const form = `<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us"><p>Call us</p></div>`;
const collapse = `<div class="aw-widget" data-widget="collapse" data-label="Our conditions"><p>Conditions</p></div>`;

for (const engine of ['', 'light/'])
  test(`pages of two releases on one site send the right leads (${engine || 'react'})`, async ({
    page,
    target,
    releases,
  }) => {
    for (const release of releases) await upload(target, release.folder, { ...release, base });
    const site = await serveSite(target);
    for (const { version } of releases) {
      await openPage(page, site, `${version}/${engine}`, form);
      await fillIn(page, `visitor-${version}@example.co.nz`);
      await page.getByRole('button', { name: version === releases[0].version ? 'Submit' : 'Send' }).click();
      await expect(page.locator('[data-widget]')).toContainText('Your request has been received.');
    }
    const sent = site.leads().map(({ fields }) => /visitor-[\w.@]+/.exec(JSON.stringify(fields))?.[0]);
    expect(sent.sort()).toEqual(releases.map(({ version }) => `visitor-${version}@example.co.nz`).sort());
    await site.close();
  });

test('an attribute under its earlier name works in the next release, which says how to write it', async ({
  page,
  target,
  releases,
}) => {
  for (const release of releases) await upload(target, release.folder, { ...release, base });
  const site = await serveSite(target);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  for (const { version } of releases) {
    await openPage(page, site, `${version}/`, collapse);
    await expect(page.getByRole('button', { name: 'Our conditions' })).toBeVisible();
  }
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringContaining('data-label="Our conditions" is now called data-heading')]);
  await site.close();
});

async function openPage(page: Page, site: ServedSite, folder: string, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en-NZ"><title>${folder}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}${folder}page.css"><script async src="${base}${folder}loader.js" data-config="/__sandbox/config.json" data-analytics-id-production="" data-analytics-id-development=""></script>${body}`;
  await page.route('**/a-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${site.url}a-page`);
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await page.unroute('**/a-page');
}

async function fillIn(page: Page, email: string): Promise<void> {
  const typed = {
    'First Name': 'Aroha',
    'Last Name': 'Ngata',
    Email: email,
    'Contact number': '021 555 0000',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Choose your region').selectOption('Northland');
  await page.getByLabel('I would like to discuss...').selectOption('Refix');
}
