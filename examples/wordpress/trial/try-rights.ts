import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openSettings, saveSettings, storedSettings } from './settings-page.ts';
import type { Trial } from './trial.ts';

/** An administrator who may not write script cannot choose whose script the site loads either. */
export async function tryRights({ admin, wordpress, sandbox, protocol, folder }: Trial): Promise<void> {
  const page = await admin.newPage();
  const elsewhere = 'https://cdn.elsewhere.example/1/';

  await protocol.check(
    'an administrator who may not write HTML can set no script, API or origin but the listed ones',
    async () => {
      const before = storedSettings(wordpress);
      const refused: readonly string[] = [
        elsewhere,
        `${sandbox.url}.elsewhere.example/`,
        `${sandbox.url}@elsewhere.example/`,
        `${sandbox.url}\\@elsewhere.example/`,
        '/wp-content/uploads/',
        '//elsewhere.example/',
      ];
      for (const address of refused) {
        await openSettings(page, wordpress);
        await page.fill('#base', address);
        await page.fill('#config', `${address}config.txt`);
        for (const path of ['captcha.scriptUrl', 'apiBase.live', 'reportUrl'])
          await page.fill(`[id="keys-${path}"]`, `${address}x.js`);
        await page.fill('[id="keys-frameOrigins"]', '["https://elsewhere.example"]');
        for (const path of ['captcha.siteKey', 'search.appId', 'analytics.id.production', 'chat.key'])
          await page.fill(`[id="keys-${path}"]`, 'elsewhere');
        await saveSettings(page);
        expect(storedSettings(wordpress), address).toEqual(before);
      }
      await expect(page.locator('.settings-error', { hasText: 'captcha.scriptUrl' })).toContainText(
        sandbox.url,
      );
    },
  );

  await protocol.check(
    'the same person can set links and texts, and addresses on a listed origin',
    async () => {
      await openSettings(page, wordpress);
      await page.fill('[id="keys-privacyUrl"]', 'https://elsewhere.example/privacy');
      await page.fill('[id="keys-maps.scriptUrl"]', `${sandbox.url}/stand-ins/maps/api.js`);
      await saveSettings(page);
      expect(storedSettings(wordpress).keys).toMatchObject({
        privacyUrl: 'https://elsewhere.example/privacy',
        'maps.scriptUrl': `${sandbox.url}/stand-ins/maps/api.js`,
      });
      await page.fill('[id="keys-privacyUrl"]', '');
      await page.fill('[id="keys-maps.scriptUrl"]', '');
      await saveSettings(page);
    },
  );

  await protocol.check(
    'an administrator who may write HTML can set any address, which then stays whoever saves the page',
    async () => {
      const before = storedSettings(wordpress);
      const unfiltered = join(folder, 'unfiltered');
      writeFileSync(unfiltered, '');
      await openSettings(page, wordpress);
      await page.fill('[id="keys-analytics.scriptUrl"]', elsewhere);
      await saveSettings(page);
      rmSync(unfiltered);
      await page.fill('[id="keys-productName"]', 'Acme');
      await saveSettings(page);
      expect(storedSettings(wordpress).keys).toMatchObject({
        'analytics.scriptUrl': elsewhere,
        productName: 'Acme',
      });
      await page.fill('[id="keys-analytics.scriptUrl"]', '');
      await page.fill('[id="keys-productName"]', '');
      await saveSettings(page);
      expect(storedSettings(wordpress)).toEqual(before);
    },
  );
  await page.close();
}
