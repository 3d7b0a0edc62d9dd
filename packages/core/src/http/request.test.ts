import { answerCases, type Reply } from '@adviser-widgets/testing/answers';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { RequestError } from './request-error.ts';
import { post, type Post } from './request.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let base: string;
let answer: RequestListener;
const received: Received[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  received.length = 0;
  answer = (_, response) => response.writeHead(200).end();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const configWith = (json: object = {}) =>
  readConfig({ json: { brand: 'acme', apiBase: { live: base }, environment: 'live', ...json } }).config;

async function send(options: Partial<Post> = {}, json?: object): Promise<string | undefined> {
  const answer = await post(
    {
      base: 'apiBase',
      path: '{brand}/lead',
      body: '{"FormEmail":"kia@ora.nz"}',
      contentType: 'application/json',
      ...options,
    },
    configWith(json),
  );
  return answer?.text;
}

/** Timers of the page stand still until the test calls `end`. */
function holdLimit(limit = 20_000) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return { end: () => void vi.advanceTimersByTime(limit) };
}

async function failureOf(promise: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error(`expected a RequestError, got ${String(error)}`);
  return error;
}

function play(reply: Reply, response: ServerResponse): void {
  if (reply === 'never') return;
  if (reply === 'broken') return void response.destroy();
  if (reply === 'cut') {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"ok":');
    setImmediate(() => response.destroy());
    return;
  }
  const { status, type, body = '', headers } = reply;
  response.writeHead(status, { ...(type !== undefined && { 'Content-Type': type }), ...headers }).end(body);
}

/** A script of the page that wraps `fetch` to look at each answer. */
function readAnswers(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await fetch(...given);
    await response.text();
    return response;
  });
}

/** The timer of the limit runs before the answer that has arrived is seen. */
function standStill(): void {
  const { fetch } = globalThis;
  const { end } = holdLimit();
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await fetch(...given);
    vi.spyOn(performance, 'now').mockReturnValue(28_000); // the held clock started at 0
    end();
    return response;
  });
}

const cases = answerCases.flatMap(({ replies, ...rest }) =>
  replies.map((reply) => [rest.row, JSON.stringify(reply), { ...rest, reply }] as const),
);

describe('the answers that the guide for owners of an API lists', () => {
  test.each(cases)('%s: %s', async (_row, _reply, { reply, means, page }) => {
    const limit = reply === 'never' ? holdLimit() : undefined;
    answer = (_, response) => {
      play(reply, response);
      limit?.end();
    };
    if (page === 'reads the answer') readAnswers();
    if (page === 'stands still') standStill();
    const outcome = await send().then(
      () => 'aw:success',
      (error: unknown) => (error as RequestError).kind,
    );
    expect(outcome).toBe(means);
  });
});

test('what a script of the page has read is unknown to us, and an accepted lead', async () => {
  answer = (_, response) => response.writeHead(200).end('{"ok":true}');
  readAnswers();
  await expect(send()).resolves.toBeUndefined();
});

describe('answered with a page', () => {
  const walled: RequestListener = (_, response) =>
    response.writeHead(202, { 'Content-Type': 'text/html' }).end('<html>Checking your browser</html>');

  test('the message names the address and what to do', async () => {
    answer = walled;
    expect((await failureOf(send())).message).toBe(
      `POST ${base}/acme/lead answered with a web page or a file of one, so it is unknown whether anything was stored; check the address and what protects it from bots, or set acceptHtml if your API answers with pages`,
    );
  });

  test('is a delivered lead with acceptHtml', async () => {
    answer = walled;
    await expect(send({}, { acceptHtml: true })).resolves.toContain('Checking your browser');
  });

  test('is a broken answer if the rest of the page never arrives', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('<!doctype html>');
      setImmediate(() => response.destroy());
    };
    expect((await failureOf(send({}, { acceptHtml: true }))).kind).toBe('network');
  });
});

describe('an answer whose body breaks off', () => {
  const cutOff: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"ok":');
    setImmediate(() => response.destroy());
  };

  test('is offline if the browser says so', async () => {
    answer = cutOff;
    vi.stubGlobal('navigator', { onLine: false });
    expect((await failureOf(send())).kind).toBe('offline');
  });

  test('is a timeout if the rest never arrives', async () => {
    const { end } = holdLimit();
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const response = await fetch(...given);
      setImmediate(end); // while the body is read
      return response;
    });
    answer = (_, response) => void response.writeHead(200, { 'Content-Length': '100' }).write('{"ok":');
    expect((await failureOf(send())).kind).toBe('timeout');
  });
});

describe('what is sent', () => {
  test('one POST goes to the address', async () => {
    await send();
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /acme/lead']);
  });

  test('the body arrives byte for byte', async () => {
    const body = JSON.stringify({ FormMessage: 'Mārama\r\n<b>🏠</b>' });
    await send({ body });
    expect(received[0]?.body).toBe(body);
  });

  test('the content type is the one given', async () => {
    await send({ contentType: 'application/x-www-form-urlencoded', body: 'a=1' });
    expect(received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  test('a form writes its own boundary', async () => {
    const body = new FormData();
    body.set('formJoinUs', '1');
    await send({ body, contentType: undefined });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('sends no header of its own except the content type', async () => {
    await send();
    const ofTheRuntime = [
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'content-length',
      'host',
      'sec-fetch-mode',
      'user-agent',
    ];
    expect(Object.keys(received[0]?.headers ?? {}).filter((name) => !ofTheRuntime.includes(name))).toEqual([
      'content-type',
    ]);
  });
});

describe('refused', () => {
  test.each([
    ['nothing', undefined, 0],
    ['seconds', '7', 7],
    ['more seconds than a visitor should wait', '600', 60],
    ['a date', 'Tue, 24 Nov 2026 08:00:20 GMT', 20],
    ['a date gone by', 'Tue, 24 Nov 2026 07:59:40 GMT', 0],
    ['nonsense', 'soon', 0],
    ['a negative number', '-3', 0],
  ])('fault 14: 429 with %s asks to wait', async (_, header, expected) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:00:00Z') });
    answer = (_request, response) =>
      response.writeHead(429, header === undefined ? {} : { 'Retry-After': header }).end();
    expect((await failureOf(send())).retryAfter).toBe(expected);
  });

  test.each([404, 405])('fault 12: %i shows integrators where to look', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    expect((await failureOf(send())).message).toBe(
      `POST ${base}/acme/lead answered ${status}; check the address of the API and the brand in the configuration`,
    );
  });

  test('fault 15: a failed request is not retried', async () => {
    answer = (_, response) => response.writeHead(503).end();
    await failureOf(send());
    expect(received).toHaveLength(1);
  });

  test('fault 11: the message contains nothing of the answer', async () => {
    answer = (_, response) => response.writeHead(403).end('<h1>Blocked</h1>');
    expect((await failureOf(send())).message).toBe(`POST ${base}/acme/lead answered 403`);
  });

  test('the message contains nothing of the body', async () => {
    answer = (_, response) => response.writeHead(500).end();
    expect((await failureOf(send())).message).not.toContain('kia@ora.nz');
  });
});

describe('redirected', () => {
  test.each([301, 303, 307])('fault 18: %i is not followed', async (status) => {
    answer = (_, response) => response.writeHead(status, { Location: '/elsewhere' }).end();
    await failureOf(send());
    expect(received.map(({ url }) => url)).toEqual(['/acme/lead']);
  });

  test('fault 18: a redirect hidden by the browser is a failure with advice', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ type: 'opaqueredirect', status: 0, ok: false }));
    expect((await failureOf(send())).message).toBe(
      `POST ${base}/acme/lead was redirected; configure the address it should go to`,
    );
  });
});

describe('not answered', () => {
  test('fault 1: a refused connection is a network failure', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect((await failureOf(send({}, { apiBase: { live: `http://127.0.0.1:${port}` } }))).kind).toBe(
      'network',
    );
  });

  test('fault 3: a connection cut before the answer is a network failure', async () => {
    answer = (request) => request.socket.destroy();
    expect((await failureOf(send())).kind).toBe('network');
  });

  test('fault 3: the message names the address', async () => {
    answer = (request) => request.socket.destroy();
    expect((await failureOf(send())).message).toContain(`POST ${base}/acme/lead failed`);
  });

  test('fault 2: a failure of a browser that knows it is offline says so', async () => {
    answer = (request) => request.socket.destroy();
    vi.stubGlobal('navigator', { onLine: false });
    expect((await failureOf(send())).kind).toBe('offline');
  });

  test('fault 4: no answer within the limit is a timeout', async () => {
    answer = holdLimit().end;
    expect(await failureOf(send())).toMatchObject({
      kind: 'timeout',
      message: `POST ${base}/acme/lead was not answered in time`,
    });
  });

  test('fault 4: the connection is closed at the limit', async () => {
    const { end } = holdLimit();
    const closed = new Promise<void>((resolve) => {
      answer = (request) => {
        request.socket.on('close', () => resolve());
        end();
      };
    });
    await failureOf(send());
    await expect(closed).resolves.toBeUndefined();
  });

  test.each([
    [undefined, 20_000],
    [60_000, 20_000],
    [5000, 5000],
    [-1, 0],
  ])('fault 4: with %j ms left of the press, the limit is %i ms', async (timeout, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let call: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      call = init.signal;
      await new Promise((resolve) => call?.addEventListener('abort', resolve));
      call?.throwIfAborted();
    });
    const sent = failureOf(send({ timeout }));
    vi.advanceTimersByTime(Math.max(0, expected - 1));
    expect(call?.aborted).toBe(expected === 0);
    vi.advanceTimersByTime(1);
    expect((await sent).kind).toBe('timeout');
  });
});

// Scripts of a page wrap `fetch` to measure it, to sign requests or to send them elsewhere.
describe('a wrapper of fetch that', () => {
  type Wrapper = (url: string, options: RequestInit) => Parameters<typeof fetch>;
  const wrappers: readonly [string, Wrapper][] = [
    ['calls a method of the options', (url, options) => [url, options.valueOf() as RequestInit]],
    ['copies the options', (url, options) => [url, { ...options, priority: 'high' }]],
    ['copies them with Object.assign', (url, options) => [url, Object.assign({}, options)]],
    [
      'makes a Request of them',
      (url, options) => [new Request(url, { ...options, duplex: 'half' } as object)],
    ],
    [
      'reads the method',
      (url, options) => [url, { ...options, method: String(options.method).toLowerCase() }],
    ],
    [
      'adds a header',
      (url, options) => [url, Object.assign(options, { headers: { ...options.headers, 'X-Id': '1' } })],
    ],
    [
      'writes them down as text',
      (url, options) => (JSON.stringify(options), `${options.toString()}`, [url, options]),
    ],
  ];

  test.each(wrappers)('%s changes nothing about what is sent', async (_name, wrap) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, options: RequestInit) => fetch(...wrap(url, options)));
    await send();
    expect(received.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"FormEmail":"kia@ora.nz"}'],
    ]);
  });
});

describe('keepalive', () => {
  const limit = 30 * 1024;

  test.each([
    [true, 'a short body', '{}'],
    [true, 'a body of 30 KiB', 'x'.repeat(limit)],
    [false, 'a body of one byte more', 'x'.repeat(limit + 1)],
    [false, 'a body of 30 KiB in letters but not in bytes', 'ā'.repeat(limit)],
    [true, 'a short form', formOf('ā')],
    [false, 'a form above the limit', formOf('x'.repeat(limit))],
  ])('fault 7: keepalive is %s for %s', async (keepalive, _name, body) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetch);
    await send({ body });
    expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(keepalive);
  });

  test('one press, one POST: a request that fails at once is not sent again, however long it is', async () => {
    answer = (request) => request.socket.destroy();
    expect((await failureOf(send({ body: 'x'.repeat(limit) }))).kind).toBe('network');
    expect(received).toHaveLength(1);
  });

  test('a request starts without keepalive if our own requests in flight use up the limit', async () => {
    const open: (() => void)[] = [];
    const fetch = vi.fn<typeof globalThis.fetch>(
      () => new Promise((resolve) => open.push(() => resolve(new Response()))),
    );
    vi.stubGlobal('fetch', fetch);
    const both = [send({ body: 'x'.repeat(20_000) }), send({ body: 'x'.repeat(20_000) })];
    open.forEach((settle) => settle());
    await Promise.all(both);
    const after = send({ body: 'x'.repeat(20_000) });
    open.at(-1)?.();
    await after;
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false, true]);
  });

  test('a failed request no longer counts towards the limit', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    await failureOf(send({ body: 'x'.repeat(20_000) }));
    await failureOf(send({ body: 'x'.repeat(20_000) }));
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true]);
  });

  test('fault 7: a body above the limit still arrives', async () => {
    const body = 'x'.repeat(limit * 2);
    await send({ body });
    expect(received[0]?.body.length).toBe(body.length);
  });
});

describe('in preview', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('sends nothing and counts as accepted', async () => {
    const sent = send({}, { preview: true });
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBeUndefined();
    expect(received).toEqual([]);
  });

  test.each([
    [299, 0],
    [300, 1],
  ])('after %i ms, has resolved %i times, so that busy states show', async (time, times) => {
    const accepted = vi.fn();
    void send({}, { preview: true }).then(accepted);
    await vi.advanceTimersByTimeAsync(time);
    expect(accepted).toHaveBeenCalledTimes(times);
  });
});

function formOf(value: string): FormData {
  const form = new FormData();
  form.append('FormMessage', value);
  return form;
}

test('an error of another copy of the module is a RequestError too', async () => {
  vi.resetModules();
  const other = await import('./request-error.ts');
  expect(new other.RequestError('http', 'refused')).toBeInstanceOf(RequestError);
});

test.each([new TypeError('a mistake'), 'network', undefined])('%s is no RequestError', (error) => {
  expect(error instanceof RequestError).toBe(false);
});
