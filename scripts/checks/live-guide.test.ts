import { createSandbox } from '@adviser-widgets/sandbox';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

// Tests what "Seeing it live" shows: its beacons against the sandbox, and its collector with them.

const docs = join(root, 'stories/docs');
const guide = readFileSync(join(docs, 'guides/SeeingItLive.mdx'), 'utf8');
const beacons = Array.from(
  guide.matchAll(/^```json\n([^`]*"version"[^`]*)\n```$/gm),
  ([, text = '']) => text,
);

const post = async (url: string, body: string) => (await fetch(url, { method: 'POST', body })).status;

test("the sandbox's collector takes its beacons", async () => {
  const sandbox = createSandbox({ db: ':memory:' });
  const { url } = await sandbox.listen(0);
  const statuses = await Promise.all(
    beacons.map((beacon) => post(`${url}stand-ins/collector/beacons`, beacon)),
  );
  await sandbox.close();
  expect(statuses).toEqual([204, 204]);
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('its collector stores its beacons, and refuses other keys and long texts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'collector-'));
  const port = await freePort();
  const collector = spawn(process.execPath, [join(docs, 'examples/collector.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  try {
    await vi.waitFor(() => fetch(url), { timeout: 20_000 });
    const bodies = [...beacons, '{"email":"x"}', `"${'x'.repeat(9000)}"`, '{'];
    const statuses = [];
    for (const body of bodies) statuses.push(await post(url, body));
    expect(statuses).toEqual([204, 204, 422, 422, 422]);
    expect(readFileSync(join(folder, 'beacons.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
  } finally {
    collector.kill();
    rmSync(folder, { recursive: true });
  }
}, 30_000);
