import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLeads } from '../leads/sample-leads.ts';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());
beforeEach(() => setMode({ mode: 'pass' }));

const setMode = (json: unknown) => test.call('/__sandbox/captcha', { method: 'PUT', json });
const execute = async (solved = false) => {
  const response = await test.call('/stand-ins/captcha/token', { json: { sitekey: 'any', solved } });
  return (await response.json()) as { mode: string; token?: string };
};
const sendLead = (captcha: unknown) =>
  test.call('/acme/lead', { json: { ...sampleLeads.short.fields, captcha } });

it('issues a token that the API accepts', async () => {
  const { mode, token } = await execute();
  expect(mode).toBe('pass');
  expect((await sendLead(token)).ok).toBe(true);
});

it.each(['challenge', 'close', 'fail'])('issues no token in mode %s', async (mode) => {
  await setMode({ mode });
  expect(await execute()).toEqual({ mode });
});

it('issues a token once a challenge is solved', async () => {
  await setMode({ mode: 'challenge' });
  const { token } = await execute(true);
  expect((await sendLead(token)).ok).toBe(true);
});

it('issues an expired token in mode expire', async () => {
  await setMode({ mode: 'expire' });
  const { token } = await execute();
  expect(await (await sendLead(token)).json()).toEqual({
    errors: [expect.stringMatching(/^captcha: .*expired/)],
  });
});

it('returns to pass after the set number of checks', async () => {
  await setMode({ mode: 'fail', times: 2 });
  expect((await execute()).mode).toBe('fail');
  expect((await execute()).mode).toBe('fail');
  expect((await execute()).mode).toBe('pass');
});

describe('mode block', () => {
  it('refuses the script and the token request', async () => {
    await setMode({ mode: 'block' });
    await expect(test.call('/stand-ins/captcha/api.js')).rejects.toThrow();
    await expect(execute()).rejects.toThrow();
  });
  it('still serves the frames', async () => {
    await setMode({ mode: 'block' });
    expect((await test.call('/stand-ins/captcha/anchor.html')).status).toBe(200);
  });
});

it.each([{ mode: 'open' }, {}, { mode: 'pass', times: 0 }, { mode: 'pass', once: true }])(
  'refuses the setting %j',
  async (setting) => {
    const response = await setMode(setting);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: unknown[] }).errors).toHaveLength(1);
  },
);

it('refuses to issue a token without a site key', async () => {
  expect((await test.call('/stand-ins/captcha/token', { json: {} })).status).toBe(422);
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
