import { expect, inAllUnless, snippet } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  openBare,
  untilState,
  untilText,
  type Driver,
} from '@adviser-widgets/testing/engines';

const nonce = 'aW50ZWdyaXR5';
const attributes = `async nonce="${nonce}"`;
/** Counts the links that were refused. */
const head = `<script nonce="${nonce}">window.refusals = 0; addEventListener('error', ({ target }) => target.localName === 'link' && refusals++, true);</script>`;

const strict = (cdn: string) => ({
  'Content-Security-Policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${cdn}; require-trusted-types-for 'script'`,
});

/** Waits until the file and its second try are refused, or it runs; returns whether it ran or applied. */
async function hasRun(driver: Driver): Promise<boolean> {
  await driver.waitFor(() => 'evil' in window || (window as unknown as { refusals: number }).refusals >= 2);
  return driver.evaluate(
    () => 'evil' in window || getComputedStyle(document.body).getPropertyValue('--evil') !== '',
  );
}

/** Marks a module as a known hole: the test fails once WebKit closes it. */
function expectHole(webDriver: string | undefined, file: RegExp): void {
  test.fail(
    webDriver !== undefined && file.source.includes('js'),
    'WebKitGTK 2.50 does not check the integrity of modulepreload links',
  );
}

const early = {
  'the runtime': /\/runtime-.*js$/,
  'a module that the runtime imports': /\/core-.*js$/,
  'the engine': /\/engine-.*js$/,
  "the widget's module": /\/request-call-form-.*js$/,
  'a shared module': /\/forms-.*js$/,
  'a style sheet': /\/ui-.*css$/,
};

/** A module and a style sheet of those that come early, and a module that comes later. */
const representatives = ['the runtime', 'a style sheet', 'the code that checks and sends a lead'];

for (const [name, alter] of Object.entries(early)) {
  const title = `refuses an altered byte in ${name} and keeps the fallback`;
  test(
    title,
    inAllUnless(representatives.includes(name)),
    async ({ driver, relay, sandbox, bare, expectConsole, webDriver }) => {
      expectHole(webDriver, alter);
      expectConsole(/./);
      const release = relay.release({ alter });
      const headers = strict(sandbox.url);
      await openBare(driver, { sandbox, bare, attributes, head, headers, release, state: '' });
      expect(await hasRun(driver)).toBe(false);
      expect(release.asked).not.toEqual([]);
      await untilState(driver, 'failed');
      await untilText(driver, 'Prefer to talk?');
      expect(await driver.evaluate(() => document.querySelectorAll('form').length)).toBe(0);
    },
  );
}

const others = {
  'the module of another widget': /\/request-survey-.*js$/,
  'the style sheet of another widget': /\/request-survey-.*css$/,
};

for (const [name, alter] of Object.entries(others))
  test(`refuses an altered byte in ${name} and mounts the widget of the page`, async ({
    driver,
    relay,
    sandbox,
    bare,
    expectConsole,
    webDriver,
  }) => {
    expectHole(webDriver, alter);
    expectConsole(/./);
    const release = relay.release({ alter });
    const body = `${snippet}<div data-widget="request-survey"><p>Tell us by phone.</p></div>`;
    const headers = strict(sandbox.url);
    await openBare(driver, { sandbox, bare, body, attributes, head, headers, release, state: '' });
    expect(await hasRun(driver)).toBe(false);
    await untilState(driver, 'failed', 'request-survey');
    await untilText(driver, 'Tell us by phone.');
    await untilState(driver, 'ready', 'request-call-form');
  });

test('refuses an altered byte in the report and mounts the widget', async ({
  driver,
  relay,
  sandbox,
  bare,
  expectConsole,
  webDriver,
}) => {
  const alter = /\/open-report-.*js$/;
  expectHole(webDriver, alter);
  expectConsole(/./);
  const release = relay.release({ alter });
  const headers = strict(sandbox.url);
  await openBare(driver, { sandbox, bare, attributes, head, headers, release, query: '?aw-debug' });
  expect(await hasRun(driver)).toBe(false);
});

const search = '<div data-widget="inline-search"></div>';
const focus = (css: string) => (driver: Driver) => driver.click(css);

/** Files that load when someone uses the page: file, page, and the use. */
const later: Readonly<Record<string, readonly [RegExp, string, (driver: Driver) => Promise<unknown>]>> = {
  'the code that checks and sends a lead': [/\/after-touch-.*js$/, snippet, focus('[name="FormEmail"]')],
  'the code that searches': [/\/site-search-later-.*js$/, search, focus('input')],
  'the results of a search': [
    /\/InlineResults-.*js$/,
    search,
    async (driver) => {
      await driver.click('input');
      await driver.type('home');
    },
  ],
  'the chat': [
    /\/Chat-.*js$/,
    '<div data-widget="web-chat" data-load="immediate"></div>',
    () => Promise.resolve(),
  ],
  'the page API': [
    /\/page-api-.*js$/,
    snippet,
    (driver) =>
      driver.evaluate(() => {
        const { AdviserWidgets } = window as unknown as {
          AdviserWidgets: { mount: (...given: unknown[]) => Promise<void> };
        };
        AdviserWidgets.mount(document.body.appendChild(document.createElement('div')), 'icon').catch(
          () => {},
        );
      }),
  ],
};

for (const [name, [alter, body, use]] of Object.entries(later)) {
  const title = `refuses an altered byte in ${name}, which loads later`;
  test(
    title,
    inAllUnless(representatives.includes(name)),
    async ({ driver, relay, sandbox, bare, expectConsole, webDriver }) => {
      expectHole(webDriver, alter);
      expectConsole(/./);
      const release = relay.release({ alter });
      await openBare(driver, {
        sandbox,
        bare,
        body,
        attributes,
        head,
        headers: strict(sandbox.url),
        release,
      });
      await use(driver);
      await expect.poll(() => release.asked).not.toEqual([]);
      expect(await hasRun(driver)).toBe(false);
    },
  );
}

const map = `<script type="importmap">{ "imports": { "greeting": "data:text/javascript,export default 'Kia ora'" } }</script>
  <script type="module">import greeting from 'greeting'; window.greeting = greeting;</script>`;

for (const [where, body] of [
  ['before our tag', snippet],
  ['after our tag and a placeholder', snippet + map],
] as const) {
  test(`a page's own import map ${where} works`, async ({ driver, sandbox, bare }) => {
    // A script without async loads the placeholders as the page is parsed.
    await openBare(driver, { sandbox, bare, body, attributes: '', head: body === snippet ? map : '' });
    await driver.waitFor(() => (window as unknown as { greeting?: string }).greeting === 'Kia ora');
  });
}
