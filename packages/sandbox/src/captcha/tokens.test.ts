import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleLeads } from '../leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

let now = 0;
let test: TestSandbox;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  test = await startTestSandbox({ now: () => now });
});
afterEach(() => test.stop());

async function send(captcha: string): Promise<unknown> {
  const response = await test.call('/acme/lead', { json: { ...sampleLeads.short.fields, captcha } });
  return response.json();
}

it('accepts a token until two minutes have passed', async () => {
  const token = await test.token();
  now += 120_000;
  expect(await send(token)).toMatchObject({ ok: true });
});

it('refuses a token after two minutes', async () => {
  const token = await test.token();
  now += 120_001;
  expect(await send(token)).toEqual({
    errors: ['captcha: expected a token at most two minutes old, got an expired one'],
  });
});

it('issues a different token each time', async () => {
  expect(await test.token()).not.toBe(await test.token());
});

it('remembers its tokens after a restart', async () => {
  const token = await test.token();
  await test.sandbox.close();
  const { stop, call } = await startTestSandbox({ db: test.db, now: () => now });
  const response = await call('/acme/lead', { json: { ...sampleLeads.short.fields, captcha: token } });
  expect(response.status).toBe(201);
  await stop();
});

it('dates records by the clock', async () => {
  await send(await test.token());
  expect(test.sandbox.records()[0]?.receivedAt).toBe('2026-01-01T00:00:00.000Z');
});
