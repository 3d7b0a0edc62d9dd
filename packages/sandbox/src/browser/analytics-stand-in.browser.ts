import { expect, type Page } from '@playwright/test';
import type { TestSandbox } from '../test-sandbox.ts';
import { test } from './sandbox-test.ts';

// Events and user properties, under a strict policy too, are tested with the widgets: analytics.browser.ts of core.

interface AnalyticsWindow {
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

/** Opens a page of another origin with the script; returns its errors on the console. */
async function openHeap(page: Page, sandbox: TestSandbox): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(sandbox.url.replace('127.0.0.1', 'localhost'));
  await addHeap(page, sandbox);
  return errors;
}

const addHeap = (page: Page, sandbox: TestSandbox) =>
  page.addScriptTag({ url: `${sandbox.url}/stand-ins/analytics/heap.js` });
const load = (page: Page, given: unknown = id) => page.evaluate((each) => window.heap.load(each), given);
const track = (page: Page, given: object = properties) =>
  page.evaluate((each) => window.heap.track('lead_call_centre', each), given);

for (const [fetching, prepare] of [
  ['keeps', () => undefined],
  ['loses', () => Reflect.deleteProperty(Request.prototype, 'keepalive')],
] as const)
  test(`a call arrives though the page is left at once, where fetch ${fetching} it`, async ({
    page,
    sandbox,
  }) => {
    await openHeap(page, sandbox);
    await load(page);
    await page.evaluate(prepare);
    await page.evaluate((given) => {
      addEventListener('pagehide', () => window.heap.track('lead_call_centre', given));
    }, properties);
    await page.goto(`${sandbox.url}/next`);
    const asText = { fields: event, contentType: 'text/plain' }; // needs no preflight
    await expect.poll(() => sandbox.sandbox.records()).toMatchObject([asText]);
  });

test('sends nothing before load and without an id, and keeps its id', async ({ page, sandbox }) => {
  const errors = await openHeap(page, sandbox);
  await track(page);
  await load(page, '');
  await page.evaluate(() => window.heap.addUserProperties({ SearchWord: 'loan' }));
  await load(page);
  await addHeap(page, sandbox);
  await load(page, 'sandbox-production');
  await track(page);
  await expect.poll(() => sandbox.sandbox.records().map(({ fields }) => fields)).toEqual([event]);
  expect(errors).toEqual([
    'heap.track was called before heap.load: nothing was sent.',
    'heap.load needs the id of a project.',
    'heap.addUserProperties was called before heap.load: nothing was sent.',
    `heap.load was called before, with the id ${id}.`,
  ]);
});

test('logs why a call was refused, and nothing itself when one is lost', async ({ page, sandbox }) => {
  sandbox.sandbox.fail({ path: '/analytics/calls', reset: true });
  const errors = await openHeap(page, sandbox);
  await load(page);
  await track(page);
  await expect.poll(() => errors).toEqual([expect.stringMatching(/^Failed to load resource/)]);
  await track(page, { ...properties, label: 'Call aroha@example.nz' });
  await expect
    .poll(() => errors)
    .toContainEqual(
      expect.stringMatching(/^The sandbox refused a heap call: .*properties\.label: expected no e-mail/),
    );
});
