import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleLeads } from '../leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import type { CaptchaSetting } from './captcha-switch.ts';

let now = 0;
let test: TestSandbox;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  test = await startTestSandbox({ now: () => now });
});
afterEach(() => test.stop());

const set = (json: CaptchaSetting) => test.call('/__sandbox/captcha', { method: 'PUT', json });

async function execute(solved = false): Promise<{ mode: string; token?: string }> {
  const response = await test.call('/stand-ins/captcha/token', { json: { sitekey: 'any', solved } });
  return (await response.json()) as { mode: string; token?: string };
}

let leads = 0;

/** Each lead is another one: the token of a repeat is not looked at. */
async function sendLead({ token: captcha }: { token?: string }, { call } = test): Promise<unknown> {
  const json = { ...sampleLeads.short.fields, captcha, SubmissionId: `lead-${++leads}` };
  return (await call('/acme/lead', { json })).json();
}

describe('a token', () => {
  const expired = 'captcha: expected a token at most two minutes old, got an expired one';

  it.each([
    [120_000, { ok: true }],
    [120_001, { errors: [expired] }],
  ])('is checked after %i ms', async (passed, answer) => {
    const check = await execute();
    expect(check.mode).toBe('pass');
    now += passed;
    expect(await sendLead(check)).toMatchObject(answer);
  });

  it('is new each time, and good once', async () => {
    const check = await execute();
    expect((await execute()).token).not.toBe(check.token);
    await sendLead(check);
    expect(await sendLead(check)).toEqual({ errors: ['captcha: expected a new token, got one used before'] });
  });

  it('is remembered after a restart', async () => {
    const check = await execute();
    await test.sandbox.close();
    const restarted = await startTestSandbox({ db: test.db, now: () => now });
    expect(await sendLead(check, restarted)).toMatchObject({ ok: true });
    await restarted.stop();
  });

  it('is expired from the start in mode expire', async () => {
    await set({ mode: 'expire' });
    expect(await sendLead(await execute())).toEqual({ errors: [expired] });
  });

  it('is not issued without a site key', async () => {
    expect((await test.call('/stand-ins/captcha/token', { json: {} })).status).toBe(422);
  });
});

describe('the mode', () => {
  it.each(['challenge', 'close', 'fail'] as const)('%s has no token, unless it was solved', async (mode) => {
    await set({ mode });
    expect(await execute()).toEqual({ mode });
    expect(await sendLead(await execute(true))).toMatchObject({ ok: true });
  });

  it('returns to pass after the set number of checks', async () => {
    await set({ mode: 'fail', times: 2 });
    expect((await execute()).mode).toBe('fail');
    expect((await execute()).mode).toBe('fail');
    expect((await execute()).mode).toBe('pass');
  });

  it('block breaks the script and the check, but not the frames', async () => {
    await set({ mode: 'block' });
    await expect(test.call('/stand-ins/captcha/api.js')).rejects.toThrow();
    await expect(execute()).rejects.toThrow();
    expect((await test.call('/stand-ins/captcha/anchor.html')).status).toBe(200);
  });
});

it("serves its script under a path without the vendor's name", async () => {
  const { captcha } = (await (await test.call('/__sandbox/config.json')).json()) as {
    captcha: { scriptUrl: string };
  };
  expect(captcha.scriptUrl).not.toContain('recaptcha');
  const response = await fetch(captcha.scriptUrl);
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(await response.text()).toContain('grecaptcha');
});
