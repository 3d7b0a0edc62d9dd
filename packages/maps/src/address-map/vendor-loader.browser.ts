import { fileURLToPath } from 'node:url';
import { expect, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const vendorLoader = fileURLToPath(import.meta.resolve('@googlemaps/js-api-loader'));

const policy = "require-trusted-types-for 'script'; trusted-types adviser-widgets";

const html = `<!doctype html><title>Map</title><script>
  window.process = { env: { NODE_ENV: 'production' } };
  window.outcome = 'pending';
  addEventListener('unhandledrejection', ({ reason }) => (window.broken = String(reason)));
</script>
<script type="module">
  import { importLibrary, setOptions } from '/vendor-loader.js';
  setOptions({ key: 'k', apiUrl: 'https://maps.example.nz/js' });
  importLibrary('maps').then(() => (outcome = 'loaded'), () => (outcome = 'failed'));
</script>`;

interface VendorPage extends Window {
  readonly outcome: string;
  readonly broken: string;
}

function outcomeOf(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as VendorPage).outcome);
}

/**
 * Why our own loader fetches the map's script. Should one of these fail after an update, the vendor's
 * has learnt it, and ours may go.
 */
test.describe("the vendor's loader on its own", () => {
  test.beforeEach(({ page }) =>
    page.route('**/vendor-loader.js', (route) => route.fulfill({ path: vendorLoader })),
  );

  test('never settles without a Trusted Types policy of its own', async ({ page, bare, expectConsole }) => {
    expectConsole(/@googlemaps\/js-api-loader/, /TrustedScriptURL/);
    await page.goto(bare.serve(html, { 'Content-Security-Policy': policy }));
    await expect
      .poll(() => page.evaluate(() => (window as unknown as VendorPage).broken))
      .toContain('TrustedScriptURL');
    expect(await outcomeOf(page)).toBe('pending');
  });

  test('has one address only, and never settles after a script that is not the map', async ({
    page,
    bare,
  }) => {
    const asked = page.waitForRequest('https://maps.googleapis.com/maps/api/js?**');
    await page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.arrived = true' }),
    );
    await page.clock.install();
    await page.goto(bare.serve(html));
    await asked;
    await page.waitForFunction(() => 'arrived' in window);
    await page.clock.runFor('10:00');
    expect(await outcomeOf(page)).toBe('pending');
  });
});
