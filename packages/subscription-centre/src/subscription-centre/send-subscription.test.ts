import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '@adviser-widgets/core/internal';
import type { RequestError } from '@adviser-widgets/core';
import { sendSubscription, type Subscription } from './send-subscription.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset().mockImplementation(() => Promise.resolve(new Response('{"message":"success"}')));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: true });
});

const apiBase = { live: 'https://api.test/', sandbox: '' };

function send(change: Partial<Subscription> = {}, json: object = {}): Promise<void> {
  const { config } = readConfig({ json: { brand: 'ac me', apiBase, ...json }, hostname: 'www.example.nz' });
  return sendSubscription({ ceid: 'c-123', appGroupId: '', status: 'unsubscribed', ...change }, config);
}

test('sends three fields as JSON, without a SubmissionId', async () => {
  await send();
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://api.test/ac%20me/braze/user/update-email-subscription');
  expect(options?.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(options?.body).toBe('{"ceid":"c-123","app_group_id":"ac me","status":"unsubscribed"}');
});

test('prefers the group in the page address to the brand', async () => {
  await send({ appGroupId: 'spring', status: 'subscribed' });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(
    '{"ceid":"c-123","app_group_id":"spring","status":"subscribed"}',
  );
});

test('sends nothing without a ceid', async () => {
  await expect(send({ ceid: '' })).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('"ceid"') as string,
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('in preview, resolves with or without a ceid and sends nothing', async () => {
  vi.useFakeTimers();
  const sent = send({ ceid: '' }, { preview: true });
  await vi.runAllTimersAsync();
  await expect(sent).resolves.toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  vi.useRealTimers();
});

describe('only the message "success" counts', () => {
  test.each([['{"message":"success","id":7}'], [' {"message":"success"}\n']])(
    'resolves for %j',
    async (body) => {
      fetch.mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'text/html' } }));
      await expect(send()).resolves.toBeUndefined();
    },
  );

  test.each([
    ['{"message":"failed"}'],
    ['{"message":"Success"}'],
    ['{"message":"success "}'],
    ['{"message":["success"]}'],
    ['{"status":"success"}'],
    ['"success"'],
    ['["success"]'],
    ['null'],
    ['{"message":"succ'],
    [''],
  ])('fault 17: rejects 200 with %j', async (body) => {
    fetch.mockResolvedValue(new Response(body));
    await expect(send()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/was answered, but not/) as string,
    });
  });

  test('fault 17: a page is an unknown outcome, as of every call', async () => {
    fetch.mockResolvedValue(new Response('<!doctype html><title>success</title>'));
    await expect(send()).rejects.toMatchObject({ kind: 'http' });
  });

  test('fault 17: rejects 204', async () => {
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(send()).rejects.toMatchObject({ kind: 'refused' });
  });

  test('rejects a message that the page has put on every object', async () => {
    Object.defineProperty(Object.prototype, 'message', { value: 'success', configurable: true });
    fetch.mockResolvedValue(new Response('{}'));
    const failure = await send().catch((error: unknown) => (error as RequestError).kind);
    Reflect.deleteProperty(Object.prototype, 'message');
    expect(failure).toBe('refused');
  });
});

test('reports an answer that is cut off as a network failure', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
  fetch.mockResolvedValue(new Response(body));
  await expect(send()).rejects.toMatchObject({ kind: 'network' });
});
