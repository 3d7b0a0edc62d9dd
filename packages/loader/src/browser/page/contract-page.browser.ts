import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  button,
  expect,
  fillIn,
  test,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// A page written from the contract alone, under a strict site's policy.

const nonce = 'Y29udHJhY3Q';
const markup = readFileSync(join(import.meta.dirname, 'contract-page.html'), 'utf8');

function serve({ sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin }): string {
  const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' ${sandbox.url}; require-trusted-types-for 'script'`;
  const html = markup.replaceAll('{{sandbox}}', sandbox.url).replaceAll('{{nonce}}', nonce);
  return bare.serve(html, { 'Content-Security-Policy': policy });
}
const ours = /^\[adviser-widgets\]/;

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
): Promise<string[]> {
  const logged: string[] = [];
  page.on('console', (message) => ours.test(message.text()) && logged.push(message.text()));
  await page.goto(serve({ sandbox, bare }));
  await expect(page.locator('#outer')).toHaveAttribute('data-widget-state', 'ready');
  return logged;
}

test.beforeEach(({ expectConsole }) => expectConsole(ours, /ERR_FAILED/));

/** By id, what the contract says of each placeholder once the page has loaded; `undefined` is left alone. */
const states: Readonly<Record<string, string | undefined>> = {
  good: 'ready',
  'any-element': 'ready',
  link: 'ready',
  'link-by-attribute': 'ready',
  'smart-quotes': 'ready',
  spaces: 'ready',
  'twice-escaped': 'ready',
  'wrong-value': 'ready',
  'unknown-attribute': 'ready',
  'unknown-widget': 'invalid',
  'no-name': 'invalid',
  stripped: undefined,
  escaped: undefined,
  stale: 'ready',
  outer: 'ready',
  'in-slot': undefined,
  'in-fallback': undefined,
  'in-editor': undefined,
  'foreign-link': undefined,
  'waits-for-width': 'pending',
  'waits-for-use': 'pending',
  'waits-far-below': 'pending',
};

/** By id, the heading of each widget. */
const headings: Readonly<Record<string, { readonly name: string; readonly level: number }>> = {
  good: { name: 'Talk to us', level: 3 },
  'link + .aw-root': { name: 'By link', level: 2 },
  'link-by-attribute + .aw-root': { name: 'By attribute', level: 2 },
  'smart-quotes': { name: '“Kia ora” from Ōtautahi & beyond', level: 3 },
  spaces: { name: 'Request a Call', level: 4 },
  'twice-escaped': { name: 'Home & contents', level: 2 },
  'wrong-value': { name: 'Request a Call', level: 2 },
  stale: { name: 'Request a Call', level: 2 },
  outer: { name: 'Outer', level: 2 },
};

test('every placeholder is as the contract says, and the console names each mistake once', async ({
  version,
  page,
  sandbox,
  bare,
}) => {
  const logged = await open(page, { sandbox, bare });
  for (const [id, heading] of Object.entries(headings))
    await expect.soft(page.locator(`#${id}`).getByRole('heading', { ...heading, exact: true })).toBeVisible();
  for (const name of ['First twin', 'Second twin'])
    await expect.soft(page.getByRole('heading', { name })).toBeVisible();
  const found = await page.evaluate(
    (ids) => ids.map((id) => [id, document.getElementById(id)?.dataset.widgetState]),
    Object.keys(states),
  );
  expect.soft(Object.fromEntries(found)).toEqual(states);
  await expect.soft(page.locator('#link')).toBeHidden();
  await expect.soft(page.locator('#stale')).toHaveAttribute('data-widget-version', version);
  await expect.soft(page.getByText('Fallback of an unknown widget')).toBeVisible();
  await expect
    .poll(() => logged.toSorted())
    .toEqual([
      expect.stringMatching(/data-heading-level="nine".* a whole number from 2 to 6; write/),
      expect.stringMatching(/data-headng.*data-heading/),
      expect.stringContaining('there is no widget ""'),
      expect.stringMatching(/"request-cal-form".*data-widget="request-call-form"/),
    ]);
});

test('a form among them sends its lead and shows its slot, in which a widget mounts', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  const outer = page.locator('#outer');
  await outer.scrollIntoViewIfNeeded();
  await fillIn(outer);
  await button(outer).click();
  await expect(page.getByRole('heading', { name: 'In the slot' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
});

test('without the script, the page is complete and slots stay hidden', async ({ page, sandbox, bare }) => {
  await page.route('**/loader.js', (route) => route.abort());
  await page.goto(serve({ sandbox, bare }));
  await expect(page.locator('#good').getByText('Prefer to talk?')).toBeVisible();
  await expect(page.locator('#good [data-slot]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'request a call' })).toBeVisible();
});
