import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Trial } from './trial.ts';

/** The plugin is taken away again; and PHP and WordPress have had nothing to complain about all along. */
export async function tryUninstall({ admin, wordpress, protocol, folder }: Trial): Promise<void> {
  protocol.title('Removing, as an administrator');

  await protocol.check('the plugin is deactivated and deleted, and its settings are gone', async () => {
    const page = await admin.newPage();
    const row = 'tr[data-plugin="adviser-widgets/adviser-widgets.php"]';
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
    await page.click(`${row} .deactivate a`);
    await page.waitForURL(/[?&]deactivate=true/); // with its scripts, which delete without leaving the page
    await page.click(`${row} .delete a`);
    await expect(page.locator(row)).toContainText('was successfully deleted');
    expect(wordpress.run(`var_export( get_option( 'adviser_widgets' ) );`)).toBe('false');
    expect(existsSync(join(folder, 'wp-content/plugins/adviser-widgets'))).toBe(false);
    await page.close();
  });

  await protocol.check('PHP has noted no error, warning or deprecation of the plugin', () => {
    expect(wordpress.complaints().filter((line) => line.includes('adviser-widgets/'))).toEqual([]);
    return Promise.resolve();
  });
}
