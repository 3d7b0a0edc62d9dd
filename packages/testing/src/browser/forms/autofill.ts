import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../../machine/browsers.ts';

/** As New Zealanders save it: Chromium asks them for no region. */
export const savedAddress = {
  givenName: 'Mārama',
  familyName: "O'Neill",
  fullName: "Mārama O'Neill",
  email: "o'neill@xtra.co.nz",
  phone: '+64215550000',
} as const;

/** The address in Chromium's own terms. */
const fields = [
  ['ADDRESS_HOME_COUNTRY', 'NZ'],
  ['NAME_FIRST', savedAddress.givenName],
  ['NAME_LAST', savedAddress.familyName],
  ['NAME_FULL', savedAddress.fullName],
  ['EMAIL_ADDRESS', savedAddress.email],
  ['PHONE_HOME_WHOLE_NUMBER', savedAddress.phone],
  ['ADDRESS_HOME_STREET_ADDRESS', '1 Lambton Quay'],
  ['ADDRESS_HOME_CITY', 'Wellington'],
  ['ADDRESS_HOME_ZIP', '6011'],
] as const;

/** The settings page's own interface. */
interface SettingsPage {
  readonly chrome: {
    readonly autofillPrivate: {
      saveAddress(entry: { fields: { type: string; value: string }[] }): void;
      getAddressList(): Promise<unknown[]>;
    };
  };
}

/** Starts a Chromium whose visitor has saved an address. */
export async function openWithSavedAddress(): Promise<{ page: Page; close(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'autofill-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [...browserArgs],
  });
  const [page = await context.newPage()] = context.pages();
  await saveAddress(page);
  return {
    page,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function saveAddress(page: Page): Promise<void> {
  await page.goto('chrome://settings/addresses');
  await page.evaluate((given) => {
    const { autofillPrivate } = (globalThis as unknown as SettingsPage).chrome;
    autofillPrivate.saveAddress({ fields: given.map(([type, value]) => ({ type, value })) });
  }, fields);
  await page.waitForFunction(async () => {
    const { autofillPrivate } = (globalThis as unknown as SettingsPage).chrome;
    return (await autofillPrivate.getAddressList()).length === 1;
  });
}

/**
 * Takes the saved address from the list at the focused field. It is offered and previewed by a key. No key of
 * DevTools reaches the list itself, as it is outside the page, so DevTools accepts the same address: from there
 * on the browser does what it does for a visitor.
 */
export async function acceptAddress(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(':autofill').count()).toBeGreaterThan(0);
  }).toPass();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Autofill.enable');
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { node } = await devTools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await devTools.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: { fields: fields.map(([name, value]) => ({ name, value })) },
  });
  await devTools.detach();
}
