import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../../../../../scripts/browser.ts';
import { savedAddress, until, type AutofillBrowser } from './autofill-browser.ts';

/** The address in Chromium's own terms. */
const fields = [
  ['ADDRESS_HOME_COUNTRY', 'NZ'],
  ['NAME_FIRST', savedAddress.givenName],
  ['NAME_LAST', savedAddress.familyName],
  ['NAME_FULL', savedAddress.fullName],
  ['EMAIL_ADDRESS', savedAddress.email],
  ['PHONE_HOME_WHOLE_NUMBER', savedAddress.phone],
  ['ADDRESS_HOME_STREET_ADDRESS', savedAddress.street],
  ['ADDRESS_HOME_CITY', savedAddress.city],
  ['ADDRESS_HOME_ZIP', savedAddress.postcode],
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

/** Starts Chromium with a new profile, and saves the address on its settings page. */
export async function startChromiumAutofill(): Promise<AutofillBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'autofill-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [...browserArgs],
  });
  const [page = await context.newPage()] = context.pages();
  await saveAddress(page);
  const devTools = await context.newCDPSession(page);
  return {
    open: async (url) => void (await page.goto(url)),
    click: (selector) => page.click(selector),
    evaluate: (expression) => page.evaluate(expression),
    acceptAddress: () => acceptAddress(page, devTools),
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
  await until(() =>
    page.evaluate(
      async () =>
        (await (globalThis as unknown as SettingsPage).chrome.autofillPrivate.getAddressList()).length === 1,
    ),
  );
}

/**
 * The saved address is offered and previewed by a key. No key of DevTools reaches the list itself, as it is
 * outside the page, so DevTools accepts the same address: from there on the browser does what it does for a
 * visitor.
 */
async function acceptAddress(page: Page, devTools: CDPSession): Promise<void> {
  await until(
    () => page.evaluate(() => document.querySelector(':autofill') !== null),
    () => page.keyboard.press('ArrowDown'),
  );
  await devTools.send('Autofill.enable');
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { node } = await devTools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await devTools.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: { fields: fields.map(([name, value]) => ({ name, value })) },
  });
}
