import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../../../../../scripts/browser.ts';
import { savedAddress, until, type AutofillBrowser } from './autofill-browser.ts';
import { connectMarionette, type Marionette } from './marionette.ts';

/** Firefox only offers addresses in some countries by itself. */
const preferences = {
  'extensions.formautofill.addresses.supported': 'on',
  'extensions.formautofill.addresses.enabled': true,
  'extensions.formautofill.addresses.supportedCountries': 'NZ',
  'browser.search.region': 'NZ',
  'marionette.port': 0, // any free one; Firefox writes it into its profile
};

const keys = { down: '\uE015', enter: '\uE007' };

/** Starts Firefox with a new profile, and saves the address in its own store. */
export async function startFirefoxAutofill(): Promise<AutofillBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'autofill-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--marionette', '--headless', '--no-remote', '--remote-allow-system-access'];
  const firefox = spawn(findFirefox(), [...options, '--profile', profile, 'about:blank'], {
    stdio: 'ignore',
  });
  const hasEnded = new Promise((resolve) => firefox.once('exit', resolve));
  const marionette = await connected(profile);
  await marionette.send('WebDriver:NewSession', {});
  await inBrowser(marionette, saveAddress);
  return {
    open: async (url) => void (await marionette.send('WebDriver:Navigate', { url })),
    async click(selector) {
      const found = await marionette.send('WebDriver:FindElement', {
        using: 'css selector',
        value: selector,
      });
      const [id] = Object.values((found as { value: Record<string, string> }).value);
      await marionette.send('WebDriver:ElementClick', { id });
    },
    async evaluate<Value>(expression: string) {
      const answer = await marionette.send('WebDriver:ExecuteScript', {
        script: `return ${expression}`,
        args: [],
      });
      return (answer as { value: Value }).value; // of the caller's own expression
    },
    acceptAddress: () => acceptAddress(marionette),
    async close() {
      marionette.close();
      firefox.kill();
      await hasEnded;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connected(profile: string): Promise<Marionette> {
  let marionette: Marionette | undefined;
  await until(async () => {
    try {
      const port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
      marionette = await connectMarionette(port);
      return true;
    } catch {
      return false; // not started yet
    }
  });
  if (!marionette) throw new Error('Firefox did not start');
  return marionette;
}

const saveAddress = `
  const { formAutofillStorage } = ChromeUtils.importESModule('resource://autofill/FormAutofillStorage.sys.mjs');
  await formAutofillStorage.initialize();
  await formAutofillStorage.addresses.add(${JSON.stringify({
    'given-name': savedAddress.givenName,
    'family-name': savedAddress.familyName,
    email: savedAddress.email,
    tel: savedAddress.phone,
    'street-address': savedAddress.street,
    'address-level2': savedAddress.city,
    'postal-code': savedAddress.postcode,
    country: 'NZ',
  })});`;

/** Down opens the list, Down again chooses its first line, and Enter takes it. */
async function acceptAddress(marionette: Marionette): Promise<void> {
  const lineOf = `const list = window.document.getElementById('PopupAutoComplete');
    return list?.popupOpen ? list.selectedIndex : undefined;`;
  await until(async () => {
    const line = await inBrowser(marionette, lineOf);
    if (line !== 0) await press(marionette, keys.down);
    return line === 0;
  });
  await press(marionette, keys.enter);
}

async function press(marionette: Marionette, key: string): Promise<void> {
  const actions = [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ];
  await marionette.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

/** Runs the body of an async function in the browser's own code. */
async function inBrowser(marionette: Marionette, body: string): Promise<unknown> {
  await marionette.send('Marionette:SetContext', { value: 'chrome' });
  try {
    const script = `const done = arguments[0]; (async () => {${body}})().then(done, (e) => done('failed: ' + e));`;
    const answer = await marionette.send('WebDriver:ExecuteAsyncScript', {
      script,
      args: [],
      sandbox: 'system',
    });
    const { value } = answer as { value: unknown };
    if (typeof value === 'string' && value.startsWith('failed: ')) throw new Error(value);
    return value;
  } finally {
    await marionette.send('Marionette:SetContext', { value: 'content' });
  }
}
