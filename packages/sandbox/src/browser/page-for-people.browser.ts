import { expect } from '@playwright/test';
import { analyticsIds } from '../analytics/check-call.ts';
import { sampleLeads, writers } from '../leads/sample-leads.ts';
import type { TestSandbox } from '../test-sandbox.ts';
import { expectAccessible, test } from './sandbox-test.ts';

// What one line says of each kind of record is tested in record-line.test.ts.

async function send(sandbox: TestSandbox, change: object = {}): Promise<void> {
  const fields = { ...sampleLeads['request-call'].fields, captcha: await sandbox.token(), ...change };
  expect((await sandbox.call('/acme/call-centre', { json: fields })).ok).toBe(true);
}

async function apply(sandbox: TestSandbox): Promise<void> {
  const { fields } = sampleLeads['job-application'];
  const body = writers.multipart({ ...fields, SubmissionId: 'job', captcha: await sandbox.token() });
  expect((await sandbox.call('/acme/recruitment', { method: 'POST', body })).ok).toBe(true);
}

async function trackSearch(sandbox: TestSandbox): Promise<void> {
  const json = { id: analyticsIds.development, type: 'user', properties: { SearchWord: 'first home' } };
  expect((await sandbox.call('/stand-ins/analytics/calls', { json })).ok).toBe(true);
}

test.beforeEach(async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/__sandbox/`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  // The state, which sets the selected choices, has arrived too.
  await expect(page.locator('#captcha-state')).toHaveText('Now: Pass');
});

test('shows a record as soon as it arrives, and all its data when it is opened', async ({
  page,
  sandbox,
}) => {
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await send(sandbox, { FormMessage: '<img src=x onerror=alert(1)>' });
  await page.getByText("Mārama O'Neill-Ng").click();
  const valueOf = (name: string) => page.getByRole('row', { name }).getByRole('cell');
  await expect(valueOf('FormMessage')).toHaveText('<img src=x onerror=alert(1)>');
  await expect(valueOf('tracking.browser')).toHaveText('Chrome');
});

test('shows how often a submission arrived, and which revision is stored', async ({ page, sandbox }) => {
  await send(sandbox);
  await send(sandbox, { SubmissionRevision: 2, FormFirstName: 'Aroha' });
  await expect(page.locator('summary')).toHaveText([/2 attempts.*revision 2.*Aroha O'Neill-Ng/]);
});

test('keeps the focus and an open record when another arrives', async ({ page, sandbox }) => {
  await send(sandbox, { SubmissionId: 'first' });
  const first = page.locator('summary', { hasText: 'Mārama' });
  await first.click();
  await send(sandbox, { SubmissionId: 'second', FormFirstName: 'Aroha' });
  await expect(page.getByText("Aroha O'Neill-Ng")).toBeVisible();
  await expect(first).toBeFocused();
  await expect(page.getByRole('row', { name: 'FormPhone' })).toBeVisible();
});

test('filters by kind and deletes all', async ({ page, sandbox }) => {
  await apply(sandbox);
  await trackSearch(sandbox);
  await expect(page.locator('summary')).toHaveText([
    /analytics.*SearchWord: first home/,
    /recruitment.*Mārama/,
  ]);
  await expect(page.getByRole('radio', { name: 'All 2' })).toBeChecked();
  await page.getByRole('radio', { name: 'recruitment 1' }).check();
  await expect(page.locator('summary')).toHaveText([/recruitment/]);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  expect(sandbox.sandbox.records()).toEqual([]);
});

test('switches the captcha', async ({ page, sandbox }) => {
  await page.getByRole('radio', { name: 'Expire' }).check();
  await page.getByLabel('For how many checks').fill('1');
  await page.getByRole('button', { name: 'Set the captcha' }).click();
  await expect(page.getByText('Now: Expire, 1 more time')).toBeVisible();
  await sandbox.call('/stand-ins/captcha/token', { json: { sitekey: 'key' } });
  await expect(page.locator('#captcha-state')).toHaveText('Now: Pass');
});

test('switches the maps', async ({ page, sandbox }) => {
  await page.getByRole('radio', { name: 'Key refused' }).check();
  await page.getByRole('button', { name: 'Set the maps' }).click();
  await expect(page.getByText('Now: Key refused')).toBeVisible();
  expect(await (await sandbox.call('/stand-ins/maps/key?key=k')).json()).toEqual({ isGood: false });
});

test('adds a failure, which disappears once it was used', async ({ page, sandbox }) => {
  await page.getByLabel('What happens').selectOption('Too many requests (429)');
  await page.getByRole('button', { name: 'Add the failure' }).click();
  await expect(page.getByText('Next request to …/call-centre')).toBeVisible();
  const setting = '{"path":"/call-centre","times":1,"status":429,"headers":{"Retry-After":"30"}}';
  const header = "-H 'Content-Type: application/json'";
  await expect(page.getByText(/^curl/)).toHaveText(
    `curl ${sandbox.url}/__sandbox/faults ${header} -d '${setting}'`,
  );
  const response = await sandbox.call('/acme/call-centre', { json: {} });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('30');
  await expect(page.getByText('Waiting for requests')).toBeHidden();
});

test('has no axe violation and no sideways scroll at 360 px', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await apply(sandbox);
  await trackSearch(sandbox);
  await send(sandbox, { hamCheck: 'filled' });
  await sandbox.call('/__sandbox/faults', { json: { path: '/lead', times: 2 } });
  await expect(page.locator('summary')).toHaveCount(3);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.getByText('Waiting for requests')).toBeVisible();
  await expectAccessible(page);
});
