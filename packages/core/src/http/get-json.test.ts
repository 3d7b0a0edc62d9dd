import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getJson } from './get-json.ts';

const url = 'https://www.example.nz/api/list';

/** What the network does on each try; the last one repeats. */
type Outcome = (init?: RequestInit) => Promise<Response>;

const answer =
  (status: number, body = '[]'): Outcome =>
  () =>
    Promise.resolve(new Response(body, { status }));
const lost: Outcome = () => Promise.reject(new TypeError('Failed to fetch'));
const cutOff: Outcome = () =>
  Promise.resolve(
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
    ),
  );
const silent: Outcome = (init) =>
  new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** GETs with these outcomes, and returns the result and the mock of `fetch`. */
async function getOver(first: Outcome, ...next: readonly Outcome[]) {
  let requests = 0;
  const fetch = vi.fn<typeof globalThis.fetch>((_url, init) =>
    ([first, ...next][requests++] ?? next.at(-1) ?? first)(init),
  );
  vi.stubGlobal('fetch', fetch);
  const result = getJson(url).then(
    (value) => ({ value }),
    (error: unknown) => ({ message: (error as Error).message }),
  );
  await vi.runAllTimersAsync();
  return { ...(await result), fetch };
}

test.each(['[]', '{"a":[1]}', 'null', '\ufeff[1]'])('parses the answer %j', async (body) => {
  const { value } = (await getOver(answer(200, body))) as { value?: unknown };
  expect(value).toEqual(JSON.parse(body.replace('\ufeff', '')));
});

describe('a failed try', () => {
  test.each([
    ['a lost connection', lost, 3],
    ['a truncated answer', cutOff, 3],
    ['500', answer(500), 3],
    ['503', answer(503), 3],
    ['400', answer(400), 1],
    ['403', answer(403), 1],
    ['404', answer(404), 1],
    ['429', answer(429), 1],
    ['something that is not JSON', answer(200, '<!doctype html>'), 1],
  ])('with %s: requests in all', async (_name, outcome, requests) => {
    expect((await getOver(outcome)).fetch).toHaveBeenCalledTimes(requests);
  });

  test.each([
    ['a lost connection', [lost, answer(200, '[1]')]],
    ['two of them', [lost, lost, answer(200, '[1]')]],
    ['a 502 and a lost connection', [answer(502), lost, answer(200, '[1]')]],
  ] as const)('with %s is followed by a successful retry', async (_name, [first, ...next]) => {
    expect(await getOver(first, ...next)).toMatchObject({ value: [1] });
  });

  test.each([
    [999, 1],
    [1000, 2],
    [1999, 2],
    [2000, 3],
    [60_000, 3],
  ])('is retried after a pause: after %i ms there are %i requests', async (time, requests) => {
    const fetch = vi.fn(lost);
    vi.stubGlobal('fetch', fetch);
    getJson(url).catch(() => {});
    await vi.advanceTimersByTimeAsync(time);
    expect(fetch).toHaveBeenCalledTimes(requests);
  });
});

describe('the error names the address and the cause', () => {
  test.each([
    ['a lost connection', lost, `GET ${url} failed: TypeError: Failed to fetch`],
    ['a truncated answer', cutOff, `GET ${url} failed: TypeError: terminated`],
    ['500', answer(500, '<h1>Secret</h1>'), `GET ${url} answered 500`],
    ['404', answer(404), `GET ${url} answered 404`],
    ['a page', answer(200, '<!doctype html>Secret'), `GET ${url} answered a page instead of JSON`],
    ['something that is not JSON', answer(200, 'Secret'), `GET ${url} answered something that is not JSON`],
    ['nothing', answer(200, ''), `GET ${url} answered something that is not JSON`],
  ])('with %s', async (_name, outcome, message) => {
    expect(await getOver(outcome)).toMatchObject({ message });
  });
});

test('gives up on a server that never answers', async () => {
  expect(await getOver(silent)).toMatchObject({
    message: `GET ${url} failed: Error: it was not answered in time`,
  });
});

test.each([
  [9999, false],
  [10_000, true],
])('each try has 10 seconds: after %i ms the first is over: %s', async (time, isOver) => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => ((signal ??= init?.signal), silent(init)));
  getJson(url).catch(() => {});
  await vi.advanceTimersByTimeAsync(time);
  expect(signal?.aborted).toBe(isOver);
});

// The names that `fetch` reads, and a value that it refuses or that changes the request.
test.each([
  'body',
  'cache',
  'credentials',
  'duplex',
  'headers',
  'integrity',
  'method',
  'mode',
  'priority',
  'redirect',
  'referrerPolicy',
  'targetAddressSpace',
  'window',
])('%s on every object of the page is not for fetch', async (name) => {
  Object.assign(Object.prototype, { [name]: 'https://polluted.test/' });
  const read: unknown[] = [];
  await getOver((init) => {
    read.push(Reflect.get(init ?? {}, name));
    return answer(200)();
  });
  Reflect.deleteProperty(Object.prototype, name);
  expect(read).not.toContain('https://polluted.test/');
});

describe('an aborted request', () => {
  test.each([
    ['before it leaves', 0],
    ['while it waits for the answer', 500],
  ])('%s is not retried', async (_name, time) => {
    const calledOff = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
      init?.signal?.throwIfAborted();
      return silent(init);
    });
    vi.stubGlobal('fetch', fetch);
    if (time === 0) calledOff.abort(new Error('gone'));
    else setTimeout(() => calledOff.abort(new Error('gone')), time);
    const outcome = getJson(url, calledOff.signal).catch((error: unknown) => (error as Error).message);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(`GET ${url} failed: Error: gone`);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('leaves no listeners once it is over', async () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    vi.stubGlobal('fetch', answer(200));
    await getJson(url, signal);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
