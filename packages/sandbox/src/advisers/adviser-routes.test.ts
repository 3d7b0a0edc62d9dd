import { afterEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

const path = '/api/mortgage-brokers/list';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

let test: TestSandbox;
afterEach(() => test.stop());

async function list(): Promise<{ key: string; value: string }[]> {
  return (await test.call(path)).json() as Promise<{ key: string; value: string }[]>;
}

describe('the list of advisers', () => {
  it.each([path, `/api-base${path}`])('is there at %s, for a minute', async (address) => {
    test = await startTestSandbox({ advisers: [{ guid: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2', name: 'Zoë Ōtene' }] });
    const response = await test.call(address);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=60']);
    expect(await response.json()).toEqual([{ key: '7D444840-9DC0-11D1-B245-5FFDCE74FAD2', value: 'Zoë Ōtene' }]);
  });

  it('may be empty', async () => {
    test = await startTestSandbox({ advisers: [] });
    expect(await list()).toEqual([]);
  });

  it('holds names of every kind when none are given', async () => {
    test = await startTestSandbox();
    const names = (await list()).map(({ value }) => value);
    expect(names).toHaveLength(40);
    for (const kind of [/[āēīōū]/, /'/, /-/, /^\S+ \S+ \S+/]) expect(names.some((name) => kind.test(name))).toBe(true);
  });

  it('gives each adviser an id of its own, though two share a name (row 32)', async () => {
    test = await startTestSandbox();
    const advisers = await list();
    expect(advisers.filter(({ key }) => !uuid.test(key))).toEqual([]);
    expect(new Set(advisers.map(({ key }) => key.toLowerCase())).size).toBe(40);
    expect(new Set(advisers.map(({ value }) => value)).size).toBe(39);
  });

  it.each([
    ['POST', path],
    ['GET', '/api-base/mortgage-brokers/list'],
    ['GET', `${path}/`],
  ])('is not behind %s %s', async (method, address) => {
    test = await startTestSandbox();
    expect((await test.call(address, { method })).status).toBe(404);
  });
});

describe('a list that fails when asked to (fault 20)', () => {
  const failing = async (fault: object) => {
    test = await startTestSandbox();
    await test.call('/__sandbox/faults', { json: { path: '/mortgage-brokers/list', ...fault } });
    return test.call(path);
  };

  it('has a status of its own, which is not kept', async () => {
    const response = await failing({ status: 503 });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, null]);
    expect(await list()).toHaveLength(40);
  });
  it.each(['{"advisers":[]}', '[{"key":', '<h1>Down</h1>'])('has the wrong shape: %s', async (body) => {
    expect(await (await failing({ body, contentType: 'application/json' })).text()).toBe(body);
  });
  it('comes late', async () => {
    const started = performance.now();
    expect((await failing({ delayMs: 150 })).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(149);
  });
  it('is cut in half', async () => {
    await expect((await failing({ truncate: true })).text()).rejects.toThrow();
  });
  it('never answers', async () => {
    await expect(failing({ reset: true })).rejects.toThrow();
  });
});
