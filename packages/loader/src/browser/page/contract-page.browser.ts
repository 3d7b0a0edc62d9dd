import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  button,
  expect,
  fillIn,
  test,
  untilSeen,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// A page written from the contract alone, under a strict site's policy. Each test is a sentence of the
// contract.

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

/** An element's state, and the heading of its widget. */
function widget(page: Page, id: string) {
  const element = page.locator(`#${id}`).first();
  return { element, heading: element.locator('h2, h3, h4').first() };
}

test.beforeEach(({ expectConsole }) => expectConsole(ours, /ERR_FAILED/));

test('mounts correct markup on any element and in a link', async ({ version, page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  for (const id of ['good', 'any-element', 'link', 'link-by-attribute']) {
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-state', 'ready');
  }
  await expect(page.locator('#good').getByRole('heading', { name: 'Talk to us', level: 3 })).toBeVisible();
  await expect(page.locator('#link + .aw-root').getByRole('heading', { name: 'By link' })).toBeVisible();
  await expect(page.locator('#link')).toBeHidden();
  await expect(
    page.locator('#link-by-attribute + .aw-root').getByRole('heading', { name: 'By attribute' }),
  ).toBeVisible();
  await expect(page.locator('#good')).toHaveAttribute('data-widget-version', version);
});

test('a form among them sends its lead and shows its slot', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  const form = page.locator('#good');
  await form.scrollIntoViewIfNeeded();
  await fillIn(form);
  await button(form).click();
  await expect(form.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: { CampaignId: 'HL-2026' }, attempts: 1 }]);
});

test('tolerates what editors and CMSs do to values, and keeps correct ones', async ({
  page,
  sandbox,
  bare,
}) => {
  const logged = await open(page, { sandbox, bare });
  await expect(
    page
      .locator('#smart-quotes')
      .getByRole('heading', { name: '“Kia ora” from Ōtautahi & beyond', level: 3, exact: true }),
  ).toBeVisible();
  await expect(page.locator('#spaces').getByRole('heading', { level: 4 })).toBeVisible();
  await expect(
    page.locator('#twice-escaped').getByRole('heading', { name: 'Home & contents', exact: true }),
  ).toBeVisible();
  expect(logged.filter((line) => /Kia ora|contents|TRUE/.test(line))).toEqual([]);
});

test('reports a wrong value with what is expected, and uses the default', async ({ page, sandbox, bare }) => {
  const logged = await open(page, { sandbox, bare });
  await expect(
    page.locator('#wrong-value').getByRole('heading', { name: 'Request a Call', level: 2 }),
  ).toBeVisible();
  await expect
    .poll(() => logged.filter((line) => line.includes('data-heading-level="nine"')))
    .toHaveLength(1);
  expect(logged.find((line) => line.includes('nine'))).toMatch(
    /request-call-form .*a whole number from 2 to 6.*for example/,
  );
});

test('reports an unknown attribute with the nearest name', async ({ page, sandbox, bare }) => {
  const logged = await open(page, { sandbox, bare });
  await expect(widget(page, 'unknown-attribute').element).toHaveAttribute('data-widget-state', 'ready');
  await expect.poll(() => logged).toContainEqual(expect.stringMatching(/data-headng.*data-heading/));
});

test('reports an unknown widget with the nearest name, and keeps its children', async ({
  page,
  sandbox,
  bare,
}) => {
  const logged = await open(page, { sandbox, bare });
  for (const id of ['unknown-widget', 'no-name'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-state', 'invalid');
  await expect(page.getByText('Fallback of an unknown widget')).toBeVisible();
  await expect
    .poll(() => logged)
    .toContainEqual(expect.stringMatching(/"request-cal-form".*data-widget="request-call-form"/));
  expect(logged.filter((line) => line.includes('"request-cal-form"'))).toHaveLength(1);
});

test('ignores elements without data-widget', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  const left = await page.evaluate(() =>
    ['stripped', 'escaped', 'foreign-link'].map((id) => document.getElementById(id)?.dataset.widgetState),
  );
  expect(left).toEqual([undefined, undefined, undefined]);
});

test('ignores state attributes in copied markup', async ({ version, page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await expect(page.locator('#stale').getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(page.locator('#stale')).toHaveAttribute('data-widget-version', version);
});

test('mounts two identical placeholders with different ids', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  for (const name of ['First twin', 'Second twin'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const ids = await page
    .locator('.aw-root [id]')
    .evaluateAll((elements) => elements.map(({ id }) => id).filter((id) => id !== 'in-slot'));
  expect(ids.length).toBe(new Set(ids).size);
});

test('mounts nothing in a fallback, an editor or a template, and in a slot only when it is shown', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await expect(page.locator('#in-editor')).not.toHaveAttribute('data-widget-state');
  for (const id of ['in-fallback', 'in-slot'])
    await expect(page.locator(`#${id}`)).not.toHaveAttribute('data-widget-state');
  const outer = page.locator('#outer');
  await outer.scrollIntoViewIfNeeded();
  await fillIn(outer);
  await button(outer).click();
  await expect(page.getByRole('heading', { name: 'In the slot' })).toBeVisible();
});

test('loads nothing before its loading condition is met', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  for (const id of ['waits-for-width', 'waits-for-use', 'waits-far-below']) {
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-state', 'pending');
  }
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('#waits-for-use').getByLabel('First Name')).toBeFocused();
  await page.locator('#waits-far-below').scrollIntoViewIfNeeded();
  await expect(page.locator('#waits-far-below')).toHaveAttribute('data-widget-state', 'ready');
});

test('late markup mounts, updates, moves and unmounts', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await page.evaluate(() => {
    const element = document.createElement('div');
    Object.entries({
      id: 'came-late',
      'data-widget': 'request-call-form',
      'data-widget-load': 'eager',
      'data-heading': 'Late',
    }).forEach(([name, value]) => element.setAttribute(name, value));
    element.appendChild(document.createElement('p')).textContent = 'Late fallback';
    document.querySelector('#late')?.append(element);
  });
  const late = page.locator('#came-late');
  await late.getByLabel('First Name').fill('Aroha');
  await late.evaluate((element) => element.setAttribute('data-heading', 'Later'));
  await expect(late.getByRole('heading', { name: 'Later' })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(document.querySelector('#came-late') ?? ''),
  );
  await untilSeen(page);
  await expect(late.getByLabel('First Name')).toHaveValue('Aroha');
  const gone = page.evaluate(async () => {
    const element = document.querySelector('#came-late');
    const unmounted = new Promise((resolve) => element?.addEventListener('aw:unmounted', resolve));
    element?.remove();
    await unmounted;
    return element?.outerHTML;
  });
  expect(await gone).toBe(
    '<div id="came-late" data-widget="request-call-form" data-widget-load="eager" data-heading="Later"><p>Late fallback</p></div>',
  );
});

test('runs calls pushed early, and events bubble with the id', async ({ version, page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(expect.arrayContaining([`pushed ${version}`, 'ready outer']));
});

test('nothing violates the policy', async ({ page, sandbox, bare }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
    Object.assign(window, { violations });
  });
  await open(page, { sandbox, bare });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('#waits-for-use')).toHaveAttribute('data-widget-state', 'ready');
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test('without the script, the page is complete and slots stay hidden', async ({ page, sandbox, bare }) => {
  await page.route('**/loader.js', (route) => route.abort());
  await page.goto(serve({ sandbox, bare }));
  await expect(page.locator('#good').getByText('Prefer to talk?')).toBeVisible();
  await expect(page.locator('#good [data-slot]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'request a call' })).toBeVisible();
});
