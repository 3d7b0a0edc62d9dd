import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const elsewhere = 'https://cdn.elsewhere.example/1/';

test('wrong input is reported, and only right input is stored', async ({ site, admin, settings }) => {
  await settings({ base: '', config: '', keys: {} });
  const right = 'Acme "Advisers" <b>&';
  await saveSettings(admin.page, site, {
    base: 'cdn.example.nz/widgets',
    config: 'data:text/html,x',
    'keys-cookieDays': 'many',
    'keys-regions': '[{"name":',
    'keys-privacyUrl': 'data:text/html,x',
    'keys-productName': right,
  });
  for (const field of ['CDN folder', 'Configuration file', 'cookieDays', 'regions', 'privacyUrl'])
    await expect(admin.page.locator('.settings-error', { hasText: `${field}: expected` })).toHaveCount(1);
  expect(await stored(site)).toEqual({ base: '', config: '', keys: { productName: right } });
  await expect(admin.page.locator('#keys-productName')).toHaveValue(right);
});

test('loader.js, a configuration file and a phone are all it takes', async ({
  site,
  admin,
  settings,
  sandbox,
}) => {
  const config = `${sandbox.url}/__sandbox/config.json`;
  await settings({ base: '', config: '', keys: {} });
  await saveSettings(admin.page, site, { base: `${sandbox.url}/nothing-here/` });
  await expect(admin.page.locator('.notice-warning')).toContainText('The library was not found');
  await saveSettings(admin.page, site, {
    base: `${sandbox.url}/adviser-widgets/1/loader.js?v=2`,
    config,
    'keys-phone': '0800 555 123',
  });
  const base = `${sandbox.url}/adviser-widgets/1/`;
  expect(await stored(site)).toEqual({ base, config, keys: { phone: '0800 555 123' } });
  const success = admin.page.locator('.notice-success.inline');
  await expect(success).toContainText('All is set: the library answers in version');
});

test('who may not write HTML sets links, and scripts, APIs and origins of the list', async ({
  site,
  admin,
  settings,
  sandbox,
}) => {
  await settings({ keys: {} });
  const before = await stored(site);
  for (const address of [
    elsewhere,
    `${sandbox.url}.elsewhere.example/`,
    `${sandbox.url}@elsewhere.example/`,
    `${sandbox.url}\\@elsewhere.example/`,
    '/wp-content/uploads/',
    '//elsewhere.example/',
  ]) {
    await saveSettings(admin.page, site, {
      base: address,
      config: `${address}config.txt`,
      'keys-captcha.scriptUrl': `${address}x.js`,
      'keys-apiBase.live': `${address}x.js`,
      'keys-reportUrl': `${address}x.js`,
      'keys-frameOrigins': '["https://elsewhere.example"]',
      'keys-captcha.siteKey': 'elsewhere',
      'keys-search.appId': 'elsewhere',
      'keys-analytics.id.production': 'elsewhere',
      'keys-chat.key': 'elsewhere',
    });
    expect(await stored(site), address).toEqual(before);
  }
  const refusal = admin.page.locator('.settings-error', { hasText: 'captcha.scriptUrl' });
  await expect(refusal).toContainText(sandbox.url);
  const privacyUrl = 'https://elsewhere.example/privacy';
  const script = `${sandbox.url}/stand-ins/maps/api.js`;
  await saveSettings(admin.page, site, { 'keys-privacyUrl': privacyUrl, 'keys-maps.scriptUrl': script });
  expect((await stored(site)).keys).toEqual({ privacyUrl, 'maps.scriptUrl': script });
});

/** Lets administrators write any HTML. */
const unfilteredPlugin = `add_filter( 'map_meta_cap', fn( $caps, $cap ) => 'unfiltered_html' === $cap ? array( 'manage_options' ) : $caps, 10, 2 );`;

test('who may write HTML sets any address, which stays', async ({ site, admin, settings, addPlugin }) => {
  await settings({ keys: {} });
  addPlugin(unfilteredPlugin);
  await saveSettings(admin.page, site, { 'keys-analytics.scriptUrl': elsewhere });
  addPlugin('');
  await saveSettings(admin.page, site, { 'keys-productName': 'Acme' });
  expect((await stored(site)).keys).toEqual({ 'analytics.scriptUrl': elsewhere, productName: 'Acme' });
});

test('there is no other way to the settings', async ({ site, admin, editor }) => {
  const before = await stored(site);
  expect((await openSettings(editor.page, site))?.status()).toBe(403);
  await admin.send('/wp/v2/settings', { adviser_widgets: { base: elsewhere } });
  expect(await stored(site)).toEqual(before);
});

function openSettings(page: Page, site: Site) {
  return page.goto(`${site.url}/wp-admin/options-general.php?page=adviser-widgets`);
}

/** Fills in fields of the settings, by their ids, and saves them. */
async function saveSettings(page: Page, site: Site, fields: Readonly<Record<string, string>>): Promise<void> {
  await openSettings(page, site);
  await page
    .locator('details')
    .evaluateAll((all) => (all as HTMLDetailsElement[]).forEach((details) => (details.open = true)));
  for (const [id, text] of Object.entries(fields)) await page.fill(`[id="${id}"]`, text);
  const loaded = page.waitForEvent('domcontentloaded');
  await page.click('#submit');
  await loaded;
}

/** The addresses and keys that the plugin has stored. */
async function stored(site: Site) {
  const text = await site.run(`echo json_encode( get_option( 'adviser_widgets' ) );`);
  const { base, config, keys } = JSON.parse(text) as Record<string, unknown>; // what the plugin wrote
  return { base, config, keys: Array.isArray(keys) ? {} : keys };
}
