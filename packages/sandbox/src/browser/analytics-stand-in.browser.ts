import { expect } from '@playwright/test';
import { serveHostPage } from './host-page.ts';
import { test as base } from './sandbox-test.ts';

interface AnalyticsWindow {
  violations: string[];
  added: Promise<void>;
  addHeap(): Promise<void>;
  heap: {
    load(id: unknown): void;
    track(name: string, properties?: object): void;
    addUserProperties(properties: object): void;
  };
}
declare const window: AnalyticsWindow;

const id = 'sandbox-development';
const properties = { category: 'Lead', label: 'Request a Call', action: 'Submit' };
const event = { id, type: 'event', name: 'lead_call_centre', properties };

/** A page of another origin that adds the script after opening. */
interface AnalyticsPage {
  readonly url: string;
  load(given?: unknown): Promise<void>;
  track(given?: object): Promise<void>;
  /** Errors on the console, and policy violations. */
  problems(): Promise<string[]>;
}

const test = base.extend<{ readonly analytics: AnalyticsPage }>({
  analytics: async ({ page, sandbox }, use) => {
    const host = await serveHostPage(
      html(`${sandbox.url}/stand-ins/analytics/heap.js`),
      strictPolicy(sandbox.url),
    );
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    const problems = async () => [...errors, ...(await page.evaluate(() => window.violations))];
    await page.goto(host.url);
    await page.evaluate(() => window.added);
    await use({
      url: host.url,
      load: (...given) =>
        page.evaluate(([first]) => window.heap.load(first), given.length > 0 ? given : [id]),
      track: (given = properties) =>
        page.evaluate((each) => window.heap.track('lead_call_centre', each), given),
      problems,
    });
    host.close();
  },
});

/** Scripts only by nonce and those that they add, Trusted Types, and connections only to the sandbox. */
const strictPolicy = (sandbox: string) =>
  [
    "default-src 'none'",
    "script-src 'nonce-n' 'strict-dynamic'",
    `connect-src ${sandbox}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types host',
  ].join('; ');

/** Another script adds the script, as a loader does. */
const html = (script: string) => `<!doctype html><html lang="en-NZ"><title>Host</title>
<script nonce="n">
  window.violations = [];
  addEventListener('securitypolicyviolation', (event) => violations.push('violation of ' + event.violatedDirective));
  const policy = trustedTypes.createPolicy('host', { createScriptURL: (url) => url });
  window.addHeap = () => new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL('${script}');
    script.onload = resolve;
    document.head.append(script);
  });
  window.added = addHeap();
</script>
<a href="/next">Next page</a>`;

test('keeps events and user properties under a strict policy', async ({ page, sandbox, analytics }) => {
  await analytics.load();
  await analytics.track();
  await expect.poll(() => sandbox.sandbox.records()).toHaveLength(1);
  await page.evaluate(() => window.heap.addUserProperties({ SearchWord: 'first home' }));
  await expect.poll(() => sandbox.sandbox.records('analytics')).toHaveLength(2);
  const [second, first] = sandbox.sandbox.records();
  expect(first?.fields).toEqual(event);
  expect(second?.fields).toEqual({ id, type: 'user', properties: { SearchWord: 'first home' } });
  expect(first?.submissionId).toBeNull();
  expect(first?.contentType).toBe('text/plain');
  expect(await analytics.problems()).toEqual([]);
});

test('asks for no preflight and sends no cookie', async ({ page, sandbox, context, analytics }) => {
  await context.addCookies([{ name: 'session', value: 'x', url: sandbox.url }]);
  const methods: string[] = [];
  page.on('request', (request) => request.url().endsWith('/calls') && methods.push(request.method()));
  await analytics.load();
  await analytics.track();
  await expect.poll(() => sandbox.sandbox.records()).toHaveLength(1);
  expect(methods).toEqual(['POST']);
  expect(sandbox.sandbox.records()[0]?.headers).not.toHaveProperty('cookie');
});

test('sends nothing before load, and logs that', async ({ page, sandbox, analytics }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/calls') && sent.push(request.postData() ?? ''));
  await analytics.track();
  await page.evaluate(() => window.heap.addUserProperties({ SearchWord: 'loan' }));
  await analytics.load();
  await analytics.track({ ...properties, label: 'After load' });
  await expect
    .poll(() => sandbox.sandbox.records())
    .toMatchObject([{ fields: { properties: { label: 'After load' } } }]);
  expect(sent.map((text) => (JSON.parse(text) as typeof event).properties.label)).toEqual(['After load']);
  expect(await analytics.problems()).toEqual([
    'heap.track was called before heap.load: nothing was sent.',
    'heap.addUserProperties was called before heap.load: nothing was sent.',
  ]);
});

test('logs why a call was refused', async ({ sandbox, analytics }) => {
  await analytics.load();
  await analytics.track({ ...properties, label: 'Call aroha@example.nz' });
  await expect
    .poll(analytics.problems)
    .toContainEqual(
      expect.stringMatching(/^The sandbox refused a heap call: .*properties\.label: expected no e-mail/),
    );
  expect(sandbox.sandbox.records()).toEqual([]);
});

test('logs nothing itself when a call is lost', async ({ sandbox, analytics }) => {
  await sandbox.call('/__sandbox/faults', { json: { path: '/analytics/calls', reset: true } });
  await analytics.load();
  await analytics.track();
  await analytics.track({ ...properties, label: 'Another call' });
  await expect.poll(() => sandbox.sandbox.records()).toHaveLength(1);
  await expect.poll(analytics.problems).toEqual([expect.stringMatching(/^Failed to load resource/)]);
});

for (const [name, prepare] of [
  ['an event', () => undefined],
  [
    'an event in a browser whose fetch does not outlive it',
    () => Reflect.deleteProperty(Request.prototype, 'keepalive'),
  ],
] as const) {
  test(`${name} survives unloading the page`, async ({ page, sandbox, analytics }) => {
    await analytics.load();
    await page.evaluate(prepare);
    await page.evaluate((given) => {
      document
        .querySelector('a')
        ?.addEventListener('click', () => window.heap.track('lead_call_centre', given));
      addEventListener('pagehide', () => window.heap.track('lead_call_centre', given));
    }, properties);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(`${analytics.url}next`);
    await expect.poll(() => sandbox.sandbox.records().map(({ fields }) => fields)).toEqual([event, event]);
  });
}

test('keeps its id when it is loaded again, also by a second copy', async ({ page, sandbox, analytics }) => {
  await analytics.load();
  await page.evaluate(() => window.addHeap());
  await analytics.load('sandbox-production');
  await analytics.track();
  await expect.poll(() => sandbox.sandbox.records()).toMatchObject([{ fields: { id } }]);
  expect(await analytics.problems()).toEqual([`heap.load was called before, with the id ${id}.`]);
});

for (const given of [undefined, '', 1234567890]) {
  test(`requires a project id, not ${JSON.stringify(given)}`, async ({ sandbox, analytics }) => {
    await analytics.load(given);
    await analytics.track();
    expect(await analytics.problems()).toEqual([
      'heap.load needs the id of a project.',
      'heap.track was called before heap.load: nothing was sent.',
    ]);
    expect(sandbox.sandbox.records()).toEqual([]);
  });
}
