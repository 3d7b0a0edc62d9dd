import { afterAll, beforeEach, expect, it } from 'vitest';
import { startTestSandbox } from '../test-sandbox.ts';
import { figuresOf } from './figures.ts';

let time = Date.parse('2026-11-26T00:00:00Z');
const test = await startTestSandbox({ now: () => time });
afterAll(() => test.stop());
beforeEach(() => test.call('/__sandbox/beacons', { method: 'DELETE' }));

const version = '1.0.0';
const failure = { widget: 'callback-form', kind: 'http', version };
const summary = {
  kind: 'summary',
  version: '1.0.0+light',
  engine: 'light',
  widgets: { 'callback-form': { ready: 2, failed: 1 } },
  ready: { median: 120, slowest: 480 },
  submissions: { success: 1, 'error:network': 1, open: 1 },
} as const;

const all = { pending: 1, loading: 1, ready: 1, failed: 1, invalid: 1 };

/** As `navigator.sendBeacon` sends a text from a page of another site. */
const send = (body: string) =>
  test.call('/stand-ins/collector/beacons', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', Origin: 'https://www.example.nz' },
    body,
  });

async function stored(): Promise<unknown[]> {
  const { body } = await test.answer('/__sandbox/beacons');
  return (body as { beacon: unknown }[]).map(({ beacon }) => beacon);
}

const page = async () => (await test.call('/__sandbox/live')).text();

it.each<[string, object]>([
  ['a failed form', failure],
  ['a failed widget', { widget: 'pop-up', phase: 'load', version }],
  ['a failure without a word', { version }],
  ['a summary', summary],
  [
    'a summary of the other engine, with each state',
    { ...summary, engine: 'react', widgets: { 'pop-up': all } },
  ],
  ['a summary without times', { ...summary, ready: undefined }],
  ['a summary without widgets', { ...summary, widgets: {}, submissions: {} }],
])('takes %s from any origin', async (_name, beacon) => {
  expect((await send(JSON.stringify(beacon))).status).toBe(204);
  expect(await stored()).toEqual([JSON.parse(JSON.stringify(beacon))]);
});

const key = 'a key is missing, or no widget sends it';
const value = 'a value that no widget sends';

it.each<[string, beacon: unknown, reason: string]>([
  ['an unknown key', { ...failure, email: 'marama@example.co.nz' }, `beacon: ${key}`],
  ['an unknown key of a summary', { ...summary, url: '/?q=marama' }, `beacon: ${key}`],
  ['an unknown state', { ...summary, widgets: { 'pop-up': { marama: 1 } } }, `beacon.widgets.pop-up: ${key}`],
  ['a sentence', { ...failure, kind: 'call Mārama' }, `beacon.kind: ${value}`],
  ['no name', { ...summary, widgets: { 'marama@a.nz': { ready: 1 } } }, `beacon.widgets: ${key}`],
  ['an unknown outcome', { ...summary, submissions: { marama: 1 } }, `beacon.submissions: ${key}`],
  ['a text', { ...summary, submissions: { success: 'marama' } }, `beacon.submissions.success: ${value}`],
  ['no version', { widget: 'pop-up', phase: 'load' }, `beacon: ${key}`],
  ['no object', 'marama', 'body: expected an object as JSON'],
])('refuses %s, and says why without the value', async (_name, beacon, reason) => {
  const response = await send(JSON.stringify(beacon));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ errors: [reason] });
  expect(await stored()).toEqual([]);
  expect(await page()).toContain(reason);
  expect(await page()).not.toContain('arama');
});

it('refuses what is not JSON, and what is too large', async () => {
  expect((await send('{')).status).toBe(422);
  expect((await send(JSON.stringify({ ...failure, widget: 'x'.repeat(9000) }))).status).toBe(413);
  expect(await page()).toContain('body: expected at most 8192 bytes, got more');
});

it('forgets a beacon after a day', async () => {
  await send(JSON.stringify(failure));
  time += 24 * 60 * 60 * 1000;
  expect(await stored()).toEqual([failure]);
  time += 1;
  expect(await page()).toContain('Nothing here yet');
  time -= 2;
  expect(await stored()).toEqual([]);
});

it('adds up what was reported, most first', () => {
  const react = { ...summary, version, engine: 'react', ready: { median: 1, slowest: 900 } } as const;
  const slow = { ...react, widgets: { 'pop-up': { pending: 1 } }, submissions: {} };
  expect(
    figuresOf([summary, react, { ...slow, ready: undefined }, failure, { version }], ['a', 'b', 'b']),
  ).toEqual({
    'Page views': [
      ['1.0.0, react', 2],
      ['1.0.0+light, light', 1],
    ],
    'Widgets by state': [
      ['callback-form: ready', 4],
      ['callback-form: failed', 2],
      ['pop-up: pending', 1],
    ],
    'Slowest widget of each view, in milliseconds': [
      ['50%', 480],
      ['75%', 900],
    ],
    'Submissions by outcome': [
      ['success', 2],
      ['error:network', 2],
      ['open', 2],
    ],
    Failures: [
      ['callback-form: http, 1.0.0', 1],
      ['unknown: unknown, 1.0.0', 1],
    ],
    'Refused beacons': [
      ['b', 2],
      ['a', 1],
    ],
  });
});
