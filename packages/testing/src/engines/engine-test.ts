import { test as base, type BareOrigin } from '../browser/test/fixtures.ts';
import { reportOnly } from '../browser/test/watch-policy.ts';
import type { Driver, Settings, StartedEngine } from './driver.ts';
import { startInPlaywright } from './page-driver.ts';
import { withRecorder } from './record-console.ts';
import { startRelay, type Relay } from './relay.ts';
import { startWebKit } from './start-webkit.ts';

interface Fixtures {
  readonly settings: Settings;
  readonly driver: Driver;
}

interface WorkerFixtures {
  /** The path of a WebDriver, in projects that Playwright can't drive. */
  readonly webDriver: string | undefined;
  readonly startedBrowser: StartedEngine;
  readonly relay: Relay;
}

/** The test of cases for every engine: the project chooses what drives the browser. */
export const engineTest = base.extend<Fixtures, WorkerFixtures>({
  webDriver: [undefined, { option: true, scope: 'worker' }],
  startedBrowser: [
    async ({ webDriver, playwright, browserName }, use) => {
      const started = await (webDriver ? startWebKit(webDriver) : startInPlaywright(playwright[browserName]));
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  relay: [
    async ({ webDriver, startedSandbox }, use) => {
      const relay = await startRelay(startedSandbox.url, webDriver ? withRecorder : (html) => html);
      await use(relay);
      await relay.close();
    },
    { scope: 'worker' },
  ],
  startedBare: [
    ({ webDriver, startedBare }, provide) => provide(webDriver ? recorded(startedBare) : startedBare),
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  driver: async ({ startedBrowser, settings, webDriver }, provide, testInfo) => {
    const driver = await startedBrowser.open(settings);
    await provide(driver);
    if (webDriver && testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', { body: await driver.screenshot(), contentType: 'image/png' });
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
