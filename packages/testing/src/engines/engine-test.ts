import { writeFile } from 'node:fs/promises';
import { test as base, type BareOrigin } from '../browser/test/fixtures.ts';
import { reportOnly } from '../browser/test/watch-policy.ts';
import type { Driver, Settings, StartedEngine } from './driver.ts';
import { withRecorder } from './record-console.ts';
import { startRelay, type Relay } from './relay.ts';
import { startChromium } from './start-chromium.ts';
import { startFirefox } from './start-firefox.ts';
import { startWebKit } from './start-webkit.ts';

interface WorkerFixtures {
  /** The path of Firefox, in its project. */
  readonly firefox: string | undefined;
  /** The path of WebKitGTK's driver, in its project. */
  readonly webDriver: string | undefined;
  readonly startedBrowser: StartedEngine;
  readonly relay: Relay;
}

/** The test of cases for every engine: the project chooses what drives the browser. */
export const engineTest = base.extend<
  { readonly settings: Settings; readonly driver: Driver },
  WorkerFixtures
>({
  firefox: [undefined, { option: true, scope: 'worker' }],
  webDriver: [undefined, { option: true, scope: 'worker' }],
  startedBrowser: [
    async ({ firefox, webDriver, playwright }, use) => {
      const start = () => {
        if (firefox) return startFirefox(firefox);
        return webDriver ? startWebKit(webDriver) : startChromium(playwright.chromium);
      };
      const started = await start();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  relay: [
    async ({ webDriver, startedSandbox }, use) => {
      const relay = await startRelay(startedSandbox.url, webDriver ? withRecorder : (html) => html);
      await use(relay);
      relay.close();
    },
    { scope: 'worker' },
  ],
  startedBare: [
    ({ webDriver, startedBare }, provide) => provide(webDriver ? recorded(startedBare) : startedBare),
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  driver: async ({ startedBrowser, settings }, provide, testInfo) => {
    const driver = await startedBrowser.open(settings);
    await provide(driver);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png');
      await writeFile(path, await driver.screenshot());
      const read = (await driver.console()).join('\n');
      testInfo.attachments.push(
        { name: 'screenshot', path, contentType: 'image/png' },
        { name: 'console', body: Buffer.from(read), contentType: 'text/plain' }, // the report prints it
      );
    }
    await driver.close();
  },
  sandbox: async ({ startedSandbox, relay }, provide) => {
    await startedSandbox.clear();
    await provide({ ...startedSandbox, url: relay.url });
  },
  // Stays automatic, as in the test that this one extends.
  expectConsole: async ({ driver }, provide) => {
    const expected: RegExp[] = [reportOnly];
    await provide((...patterns) => expected.push(...patterns));
    const logged = await driver.console();
    const unexpected = logged.filter((line) => !expected.some((pattern) => pattern.test(line)));
    if (unexpected.length > 0) throw new Error(`Unexpected console messages:\n${unexpected.join('\n')}`);
  },
});

function recorded(bare: BareOrigin): BareOrigin {
  return {
    serve: (html, headers = {}) =>
      bare.serve(withRecorder(html, headers['Content-Security-Policy']), headers),
  };
}
