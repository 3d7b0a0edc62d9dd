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

for (const [fault, answers] of [
  [{ reset: true }, ['failed', 201]],
  [{ reset: true, delayMs: 100 }, ['failed', 201]],
  [{ reset: true, commit: true }, ['failed', 200]], // the repeated request is not stored a second time
  [{ status: 403, preflight: true }, ['failed', 201]],
] as const)
  test(`a page gets one failure for ${JSON.stringify(fault)}`, async ({ page, sandbox }) => {
    sandbox.sandbox.fail({ path: '/lead', ...fault });
    expect(await sendLeads(page, sandbox, 2)).toEqual(answers);
    expect(sandbox.sandbox.records()).toMatchObject([{ attempts: 'commit' in fault ? 2 : 1 }]);
  });
