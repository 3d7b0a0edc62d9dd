import { expect, type Page } from '@playwright/test';
import { sampleLeads } from '../leads/sample-leads.ts';
import type { TestSandbox } from '../test-sandbox.ts';
import { test } from './sandbox-test.ts';

/**
 * Sends `count` leads in turn from a page of another origin, and returns their statuses. Each follows its
 * preflight on the same connection, which is when browsers repeat a request.
 */
async function sendLeads(page: Page, sandbox: TestSandbox, count: number): Promise<(number | string)[]> {
  await page.goto(sandbox.url.replace('127.0.0.1', 'localhost'));
  const bodies: string[] = [];
  while (bodies.length < count)
    bodies.push(JSON.stringify({ ...sampleLeads.short.fields, captcha: await sandbox.token() }));
  return page.evaluate(sendAll, { url: `${sandbox.url}/acme/lead`, bodies });
}

async function sendAll({ url, bodies }: { url: string; bodies: string[] }): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  for (const body of bodies) {
    const sent = fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    answers.push(await sent.then(({ status }) => status).catch(() => 'failed'));
  }
  return answers;
}

const fail = (sandbox: TestSandbox, fault: object) =>
  sandbox.call('/__sandbox/faults', { json: { path: '/lead', ...fault } });

test('a page gets the one requested reset', async ({ page, sandbox }) => {
  await fail(sandbox, { reset: true });
  expect(await sendLeads(page, sandbox, 2)).toEqual(['failed', 201]);
});

test('a page gets the one reset after a delay', async ({ page, sandbox }) => {
  await fail(sandbox, { reset: true, delayMs: 100 });
  expect(await sendLeads(page, sandbox, 2)).toEqual(['failed', 201]);
});

test('a page gets the one reset after the lead was stored', async ({ page, sandbox }) => {
  await fail(sandbox, { reset: true, commit: true });
  expect(await sendLeads(page, sandbox, 1)).toEqual(['failed']);
  expect(sandbox.sandbox.records()).toMatchObject([{ attempts: 1 }]);
});

test('a page gets the requested number of failures', async ({ page, sandbox }) => {
  await fail(sandbox, { status: 500, times: 2 });
  expect(await sendLeads(page, sandbox, 3)).toEqual([500, 500, 201]);
});

test('a page gets a refused preflight as a failure', async ({ page, sandbox }) => {
  await fail(sandbox, { status: 403, preflight: true });
  expect(await sendLeads(page, sandbox, 2)).toEqual(['failed', 201]);
});
