import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../test-sandbox.ts';

let time = Date.parse('2026-11-26T00:00:00Z');
let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox({ now: () => time });
});
afterAll(() => test.stop());
beforeEach(() => test.call('/__sandbox/beacons', { method: 'DELETE' }));

const path = '/stand-ins/collector/beacons';
const hour = 60 * 60 * 1000;
const version = '1.0.0';
const failure = { widget: 'callback-form', kind: 'http', version };
const summary = {
  kind: 'summary',
  version: '1.0.0+light',
  engine: 'light',
  widgets: { 'callback-form': { ready: 2, failed: 1 } },
  ready: { median: 120, slowest: 480 },
  submissions: { success: 1, 'error:network': 1, open: 1 },
};

/** As `navigator.sendBeacon` sends a text from a page of another site. */
const send = (body: string) =>
  test.call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', Origin: 'https://www.example.nz' },
    body,
  });

async function stored(): Promise<unknown[]> {
  const list = (await (await test.call('/__sandbox/beacons')).json()) as { beacon: unknown }[];
  return list.map(({ beacon }) => beacon);
}

const page = async (since = 'hour') => (await test.call(`/__sandbox/live?since=${since}`)).text();

it.each<[string, object]>([
  ['a failed form', failure],
  ['a failed widget', { widget: 'pop-up', phase: 'load', version }],
  ['a failure without a word', { version }],
  ['a summary', summary],
  ['a summary without times', { ...summary, ready: undefined }],
  ['a summary without widgets', { ...summary, widgets: {}, submissions: {} }],
])('takes %s from any origin', async (_name, beacon) => {
  expect((await send(JSON.stringify(beacon))).status).toBe(204);
  expect(await stored()).toEqual([JSON.parse(JSON.stringify(beacon))]);
});

describe('refuses', () => {
  it.each<[string, unknown, string]>([
    ['an unknown key', { ...failure, email: 'marama@example.co.nz' }, 'beacon: unknown key'],
    ['an unknown key of a summary', { ...summary, url: '/?q=x' }, 'beacon: unknown key'],
    [
      'an unknown state',
      { ...summary, widgets: { 'pop-up': { marama: 1 } } },
      'beacon.widgets.pop-up: unknown key',
    ],
    [
      'a sentence as a kind',
      { ...failure, kind: 'call Mārama' },
      'beacon.kind: a value that no widget sends',
    ],
    [
      'a name that is not of a widget',
      { ...summary, widgets: { 'marama@example.co.nz': { ready: 1 } } },
      'beacon.widgets: a name that no widget sends',
    ],
    [
      'an unknown outcome',
      { ...summary, submissions: { marama: 1 } },
      'beacon.submissions: a name that no widget sends',
    ],
    [
      'a text as a number',
      { ...summary, submissions: { success: 'x' } },
      'beacon.submissions.success: a value that no widget sends',
    ],
    ['no version', { widget: 'pop-up', phase: 'load' }, 'beacon.version: missing'],
    ['a list', [failure], 'beacon.version: missing'],
    ['a text', 'marama', 'body: expected an object as JSON'],
  ])('%s, and says why without the value', async (_name, beacon, reason) => {
    const response = await send(JSON.stringify(beacon));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: [reason] });
    expect(await stored()).toEqual([]);
    expect(await page()).toContain(reason);
    expect(await page()).not.toContain('arama');
  });

  it('what is not JSON', async () => {
    expect((await send('{')).status).toBe(422);
  });

  it('what is too large', async () => {
    expect((await send(JSON.stringify({ ...failure, widget: 'x'.repeat(9000) }))).status).toBe(413);
    expect(await page()).toContain('body: expected at most 8192 bytes, got more');
  });
});

describe('the page of figures', () => {
  it('says that nothing has arrived', async () => {
    expect(await page()).toContain('Nothing here yet');
  });

  it('shows a beacon of more than an hour ago only for the last day', async () => {
    await send(JSON.stringify(failure));
    time += hour + 1;
    expect(await page('hour')).toContain('Nothing here yet');
    expect(await page('day')).toContain('callback-form');
  });

  it('forgets a beacon after a day', async () => {
    await send(JSON.stringify(failure));
    time += 24 * hour + 1;
    await send(JSON.stringify(summary));
    time -= 2 * hour;
    expect(await stored()).toEqual([summary]);
  });
});
