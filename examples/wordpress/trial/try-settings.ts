import { expect } from '@playwright/test';
import { saveSettings, storedSettings, unfoldSettings } from './settings-page.ts';
import { tryRights } from './try-rights.ts';
import type { Trial } from './trial.ts';

/** An administrator uploads the plugin, activates it, and fills in the settings. */
export async function trySettings(trial: Trial): Promise<void> {
  const { admin, sandbox, wordpress, protocol, archive, shot } = trial;
  const page = await admin.newPage();
  const settings = `${wordpress.url}/wp-admin/options-general.php?page=adviser-widgets`;
  protocol.title('Installing and settings, as an administrator');

  await protocol.check('the zip is uploaded under Plugins → Add New and activated', async () => {
    await page.goto(`${wordpress.url}/wp-admin/plugin-install.php?tab=upload`);
    await page.setInputFiles('#pluginzip', archive);
    await page.click('#install-plugin-submit');
    await page.click('a:has-text("Activate Plugin")');
    await expect(page.locator('tr[data-plugin="adviser-widgets/adviser-widgets.php"].active')).toBeVisible();
  });

  await protocol.check('the list of plugins links to the settings, which say what to do first', async () => {
    await page.click('tr[data-plugin^="adviser-widgets/"] a:has-text("Settings")');
    await expect(page.locator('.wrap .notice').first()).toContainText('Two fields and you are ready');
  });

  await protocol.check(
    'wrong input is told of and not stored; what is right beside it is stored',
    async () => {
      await page.fill('#base', 'cdn.example.nz/widgets');
      await page.fill('#config', 'data:text/html,x');
      await unfoldSettings(page);
      await page.fill('[id="keys-cookieDays"]', 'many');
      await page.fill('[id="keys-regions"]', '[{"name":');
      await page.fill('[id="keys-privacyUrl"]', 'data:text/html,x');
      await page.fill('[id="keys-productName"]', 'Acme "Advisers" <b>&');
      await saveSettings(page);
      const told = await page.locator('.settings-error').allInnerTexts();
      for (const field of ['CDN folder', 'Configuration file', 'cookieDays', 'regions', 'privacyUrl']) {
        expect(
          told.filter((text) => text.includes(`${field}: expected`)),
          field,
        ).toHaveLength(1);
      }
      expect(storedSettings(wordpress)).toEqual({
        base: '',
        config: '',
        keys: { productName: 'Acme "Advisers" <b>&' },
      });
      await expect(page.locator('[id="keys-productName"]')).toHaveValue('Acme "Advisers" <b>&');
    },
  );

  await protocol.check('a folder where nothing answers is stored with a warning', async () => {
    await page.fill('#base', `${sandbox.url}/nothing-here/`);
    await saveSettings(page);
    await expect(page.locator('.notice-warning')).toContainText('The library was not found');
  });

  await protocol.check(
    'the address of loader.js, a configuration file and a phone number are all it takes',
    async () => {
      await page.fill('#base', `${sandbox.url}/adviser-widgets/1/loader.js?v=2`);
      await page.fill('#config', sandbox.config);
      await unfoldSettings(page);
      await page.fill('[id="keys-productName"]', '');
      await page.fill('[id="keys-phone"]', '0800 555 123');
      await saveSettings(page);
      expect(storedSettings(wordpress)).toEqual({
        base: `${sandbox.url}/adviser-widgets/1/`,
        config: sandbox.config,
        keys: { phone: '0800 555 123' },
      });
      await expect(page.locator('.notice-success.inline')).toContainText(
        'All is set: the library answers in version',
      );
      await shot(page, 'settings');
    },
  );

  await protocol.check('an editor has no way to the settings', async () => {
    const page = await (await admin.browser()?.newContext())?.newPage();
    if (!page) throw new Error('The browser is gone.');
    await page.goto(`${wordpress.url}/wp-login.php`);
    await page.fill('#user_login', 'editor');
    await page.fill('#user_pass', 'editor-password');
    await page.click('#wp-submit');
    await page.waitForURL(/wp-admin/);
    const answer = await page.goto(settings);
    expect(answer?.status()).toBe(403);
    await page.context().close();
  });
  await page.close();
  await tryRights(trial);
}
