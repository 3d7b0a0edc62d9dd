import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Stands for Firefox: sends each command back, and exits on the command "quit". */
const standIn = `#!${process.execPath}
const { WebSocketServer } = require(${JSON.stringify(fileURLToPath(import.meta.resolve('ws')))});
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
  console.error('*** about to listen');
  console.error('WebDriver BiDi listening on ws://127.0.0.1:' + server.address().port);
});
server.on('connection', (socket, { url }) => socket.on('message', (data) => {
  if (JSON.parse(data).method === 'quit') process.exit(7);
  socket.send(JSON.stringify({ url, ...JSON.parse(data) }));
}));`;

let folder = '';
let adapter: ChildProcess;
let address = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const file = join(folder, 'firefox.cjs');
  writeFileSync(file, standIn, { mode: 0o755 });
  adapter = spawn(process.execPath, [join(import.meta.dirname, 'firefox.mjs')], {
    env: { ...process.env, FIREFOX_PATH: file },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (!adapter.stderr) throw new Error('The adapter has no standard error.');
  for await (const line of createInterface(adapter.stderr)) {
    [, address = ''] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? [];
    if (address) break;
  }
});
afterEach(() => {
  adapter.kill();
  rmSync(folder, { recursive: true });
});

async function ask(command: object): Promise<string> {
  const socket = new WebSocket(`${address}/session`);
  socket.onopen = () => socket.send(JSON.stringify(command));
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
  socket.close();
  return data;
}

test('commands reach Firefox, and its answers come back', async () => {
  expect(await ask({ id: 1, method: 'session.new' })).toBe(
    '{"url":"/session","id":1,"method":"session.new"}',
  );
});

test('the command that Firefox lacks succeeds', async () => {
  expect(JSON.parse(await ask({ id: 2, method: 'emulation.setMediaFeaturesOverride' }))).toEqual({
    type: 'success',
    id: 2,
    result: {},
  });
});

test('it exits as Firefox does', async () => {
  const exit = once(adapter, 'exit');
  const socket = new WebSocket(`${address}/session`);
  socket.onopen = () => socket.send(JSON.stringify({ id: 3, method: 'quit' }));
  expect(await exit).toEqual([7, null]);
});
