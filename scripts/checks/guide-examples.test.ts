import { createSandbox } from '@adviser-widgets/sandbox';
import { answerCases } from '@adviser-widgets/testing/answers';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../cdn/find-widgets.ts';
import { serveOnLoopback } from '@adviser-widgets/testing/loopback';

// Tests what two guides show: the API owners' requests and "Seeing it live"'s beacons against the sandbox, the
// SQL statement against a database, and the collector with the beacons.

const guides = join(root, 'stories/docs/guides');
const guide = readFileSync(join(guides, 'ApiOwnersGuide.md'), 'utf8');
const liveGuide = readFileSync(join(guides, 'SeeingItLive.md'), 'utf8');
const [, statement = ''] = /^```sql\n(.*?)^```$/ms.exec(guide) ?? [];
const [, collectorCode = ''] = /^```js\n(.*?)^```$/ms.exec(liveGuide) ?? [];

const sandbox = createSandbox({ db: ':memory:' });
let url: string;
beforeAll(async () => {
  url = (await sandbox.listen(0)).url.replace(/\/$/, '');
});
afterAll(() => sandbox.close());

/** Sends a request as written in the guide; a lead gets a token issued by the sandbox. */
async function send(text: string): Promise<number> {
  const [, path = '', contentType = '', written = ''] =
    /^POST (\S+) HTTP\/1\.1\nContent-Type: ([^\n]*)\n\n(.*)$/s.exec(text) ?? [];
  const { token } = (await (await fetch(`${url}/__sandbox/captcha-token`, { method: 'POST' })).json()) as {
    token: string;
  };
  const body = (
    contentType.startsWith('multipart') ? `${written}\n`.replaceAll('\n', '\r\n') : written
  ).replace('TOKEN', token);
  return (await fetch(url + path, { method: 'POST', headers: { 'Content-Type': contentType }, body })).status;
}

test('the API accepts its requests: a lead, its correction, a survey, a gift, referrals and a subscription', async () => {
  const statuses = [];
  for (const [, request = ''] of guide.matchAll(/^```http\n(POST .*?)\n```$/gms))
    statuses.push(await send(request));
  expect(statuses).toEqual([201, 200, 201, 201, 201, 200]);
  expect(sandbox.records()).toMatchObject([
    { kind: 'subscription' },
    { kind: 'referral' },
    { kind: 'gift' },
    { kind: 'survey', revision: 1 },
    { kind: 'lead', attempts: 2, revision: 2, fields: { FormPhone: '021 555 9999' } },
  ]);
});

test('its table of answers has a row for each case that is tested, with the same outcome', () => {
  const rows = guide.matchAll(/^\| (.+?) \| `(aw:success|\w+)` \| .+ \|$/gm);
  const shown = Array.from(rows, ([, row, means]) => ({ row, means }));
  expect(shown).toEqual(answerCases.map(({ row, means }) => ({ row, means })));
});

describe('its statement', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(
    'CREATE TABLE leads (submission_id TEXT UNIQUE, revision INTEGER, fields TEXT, attempts INTEGER DEFAULT 1)',
  );
  const store = (revision: number, fields: string) => {
    database.prepare(statement).run({ id: 'a', revision, fields });
    return { ...database.prepare('SELECT revision, fields, attempts FROM leads').all()[0] };
  };

  test.each([
    ['stores a new lead', 1, 'first', { revision: 1, fields: 'first', attempts: 1 }],
    [
      'keeps it when the same revision comes again',
      1,
      'other',
      { revision: 1, fields: 'first', attempts: 2 },
    ],
    ['replaces it by a higher revision', 3, 'third', { revision: 3, fields: 'third', attempts: 3 }],
    ['keeps it when a lower revision comes late', 2, 'second', { revision: 3, fields: 'third', attempts: 4 }],
  ])('%s', (_name, revision, fields, expected) => {
    expect(store(revision, fields)).toEqual(expected);
  });
});

test('the sandbox can play the failures that it sets', async () => {
  const faults = [...guide.matchAll(/^fault '(.+?)'/gm)].map(([, json = '']) => json);
  const statuses = faults.map(
    async (body) =>
      (
        await fetch(`${url}/__sandbox/faults`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        })
      ).status,
  );
  expect(await Promise.all(statuses)).toEqual([204, 204, 204, 204, 204, 204]);
});

const beacons = Array.from(
  liveGuide.matchAll(/^```json\n([^`]*"version"[^`]*)\n```$/gm),
  ([, text = '']) => text,
);

const post = async (url: string, body: string) => (await fetch(url, { method: 'POST', body })).status;

test("the sandbox's collector takes the beacons of the live guide", async () => {
  const statuses = await Promise.all(
    beacons.map((beacon) => post(`${url}/stand-ins/collector/beacons`, beacon)),
  );
  expect(statuses).toEqual([204, 204]);
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = await serveOnLoopback(() => {});
  server.close();
  return Number(new URL(server.url).port);
}

test('the collector of the live guide stores its beacons, and refuses other keys and long texts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'collector-'));
  const port = await freePort();
  writeFileSync(join(folder, 'collector.mjs'), collectorCode);
  const collector = spawn(process.execPath, ['collector.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}/`;
  try {
    await vi.waitFor(() => fetch(address), { timeout: 20_000 });
    const bodies = [...beacons, '{"email":"x"}', `"${'x'.repeat(9000)}"`, '{'];
    const statuses = [];
    for (const body of bodies) statuses.push(await post(address, body));
    expect(statuses).toEqual([204, 204, 422, 422, 422]);
    expect(readFileSync(join(folder, 'beacons.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
  } finally {
    collector.kill();
    rmSync(folder, { recursive: true });
  }
}, 30_000);
