import { expect } from '@playwright/test';
import axe from 'axe-core';
import { analyticsIds } from '../analytics/analytics-ids.ts';
import { sampleCallNames, sampleCalls } from '../customers/sample-calls.ts';
import { sampleLeads, writers } from '../leads/sample-leads.ts';
import type { TestSandbox } from '../test-sandbox.ts';
import { test } from './sandbox-test.ts';

async function send(sandbox: TestSandbox, change: object = {}): Promise<void> {
  const fields = { ...sampleLeads['request-call'].fields, captcha: await sandbox.token(), ...change };
  expect((await sandbox.call('/acme/call-centre', { json: fields })).status).toBe(201);
}

async function apply(sandbox: TestSandbox): Promise<void> {
  const fields = {
    ...sampleLeads['job-application'].fields,
    SubmissionId: 'job',
    captcha: await sandbox.token(),
  };
  const response = await sandbox.call('/acme/recruitment', {
    method: 'POST',
    body: writers.multipart(fields),
  });
  expect(response.status).toBe(201);
}

async function sendAnalytics(sandbox: TestSandbox, call: object): Promise<void> {
  const json = { id: analyticsIds.development, ...call };
  expect((await sandbox.call('/stand-ins/analytics/calls', { json })).status).toBe(201);
}

const applied = {
  type: 'event',
  name: 'recruitment_application',
  properties: { category: 'Lead', label: 'Become an Adviser', action: 'Submit' },
};

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
  await expect(page.getByRole('row', { name: 'FormMessage' }).getByRole('cell')).toHaveText(
    '<img src=x onerror=alert(1)>',
  );
  await expect(page.getByRole('row', { name: 'tracking.browser' }).getByRole('cell')).toHaveText('Chrome');
});

test('shows a survey, a subscription, a gift and referrals, each in one line', async ({ page, sandbox }) => {
  for (const name of sampleCallNames) {
    const { path, encoding, fields } = sampleCalls[name];
    expect((await sandbox.call(path, { method: 'POST', body: writers[encoding](fields) })).ok).toBe(true);
  }
  const lines = [
    /survey.*aroha\+home@example\.co\.nz.*job 4711 · 0, 10, N\/A, 7 · Ngā mihi/,
    /subscription.*c-123.*unsubscribed · acme/,
    /gift.*Mārama O'Neill-Ng.*Tree/,
    /referral.*Mārama O'Neill-Ng.*refers Hēmi Tautahi \(a friend\), 李 \(a relative\)/,
  ];
  await expect(page.locator('summary')).toHaveText(lines.reverse()); // newest first
  await page.getByRole('radio', { name: 'referral 1' }).check();
  await expect(page.locator('summary')).toHaveCount(1);
  await page.getByText("Mārama O'Neill-Ng").click();
  await expect(page.getByRole('row', { name: 'referrals.1.formFullName' }).getByRole('cell')).toHaveText(
    '李',
  );
});

test('shows how often a submission arrived, and which revision is stored', async ({ page, sandbox }) => {
  await send(sandbox);
  const fields = {
    ...sampleLeads['request-call'].fields,
    captcha: await sandbox.token(),
    SubmissionRevision: 2,
  };
  await sandbox.call('/acme/call-centre', { json: { ...fields, FormFirstName: 'Aroha' } });
  await expect(page.locator('summary')).toHaveText([/2 attempts.*revision 2.*Aroha O'Neill-Ng/]);
});

test('shows a job application and analytics calls, each in one line', async ({ page, sandbox }) => {
  await apply(sandbox);
  await sendAnalytics(sandbox, applied);
  await sendAnalytics(sandbox, { type: 'user', properties: { SearchWord: 'first home' } });
  await expect(page.locator('summary')).toHaveText([
    /analytics.*User properties.*SearchWord: first home/,
    /analytics.*recruitment_application.*Lead · Become an Adviser · Submit/,
    /recruitment.*Mārama O'Neill-Ng.*Northland · 021 555 0000/,
  ]);
  await expect(page.getByRole('radio', { name: 'All 3' })).toBeChecked();
  await page.getByRole('radio', { name: 'analytics 2' }).check();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'recruitment 1' }).check();
  await page.getByText("Mārama O'Neill-Ng").click();
  await expect(page.getByRole('row', { name: 'formJoinUs' }).getByRole('cell')).toHaveText('1');
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
  await send(sandbox);
  await sandbox.call('/acme/lead', {
    json: { ...sampleLeads.short.fields, SubmissionId: 'second', captcha: await sandbox.token() },
  });
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'lead 1' }).check();
  await expect(page.getByRole('listitem')).toHaveCount(1);
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
  const response = await sandbox.call('/acme/call-centre', { json: {} });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('30');
  await expect(page.getByText('Waiting for requests')).toBeHidden();
});

test('has no axe violation and no sideways scroll at 360 px', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await apply(sandbox);
  await sendAnalytics(sandbox, applied);
  await send(sandbox, { hamCheck: 'filled' });
  await sandbox.call('/__sandbox/faults', { json: { path: '/lead', times: 2 } });
  await expect(page.locator('summary')).toHaveCount(3);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.getByText('Waiting for requests')).toBeVisible();
  await page.evaluate(axe.source);
  const violations =
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]))';
  expect(await page.evaluate(violations)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
});
