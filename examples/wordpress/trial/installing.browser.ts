import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

test('the plugin is deleted without a trace, and installed by its zip', async ({ site, admin, settings }) => {
  const { page } = admin;
  const row = page.locator('tr[data-plugin="adviser-widgets/adviser-widgets.php"]');

  await test.step('it is deactivated and deleted, and its settings are gone', async () => {
    await page.goto(`${site.url}/wp-admin/plugins.php`);
    await row.locator('.deactivate a').click();
    await page.waitForURL(/[?&]deactivate=true/); // with its scripts, which delete without leaving the page
    await row.locator('.delete a').click();
    await expect(row).toContainText('was successfully deleted');
    expect(await site.run(`var_export( get_option( 'adviser_widgets' ) );`)).toBe('false');
    expect(existsSync(join(site.content, 'plugins/adviser-widgets'))).toBe(false);
  });

  await test.step('the zip is uploaded under Plugins → Add New and activated', async () => {
    await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
    await page.setInputFiles('#pluginzip', join(site.content, 'plugins/adviser-widgets.zip'));
    await page.click('#install-plugin-submit');
    await page.click('a:has-text("Activate Plugin")');
    await expect(row).toHaveClass(/\bactive\b/);
  });

  await test.step('the list of plugins links to the settings, which say what to do first', async () => {
    await row.getByRole('link', { name: 'Settings' }).click();
    await expect(page.locator('.wrap .notice').first()).toContainText('Two fields and you are ready');
  });
  await settings({}); // stores the usual ones after this test
});
