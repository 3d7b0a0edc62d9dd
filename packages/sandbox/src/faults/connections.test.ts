import { Agent, createServer, request as open, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnections } from './connections.ts';

const browser = { 'User-Agent': 'Mozilla/5.0', 'Sec-Fetch-Mode': 'cors' };

let server: Server;
let port: number;
/** How many of the next requests to `/lead` to break, not counting repeats. */
let toBreak: number;
let agent: Agent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] }); // tests advance the time
  const connections = createConnections();
  const app = express();
  app.use(connections.breakRepeats);
  app.use((request, response) => {
    if (request.path === '/lead' && toBreak-- > 0) return connections.break(request);
    response.send('stored');
  });
  server = createServer(app);
  connections.watch(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo); // a TCP server has a port
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  toBreak = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Resolves with the status of the answer, or the error code of the connection. */
function ask(path: string, headers: Record<string, string> = browser): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const request = open({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code)).end();
  });
}

/** Opens a connection before there is a request for it. */
function holdConnection() {
  const socket = connect(port, '127.0.0.1');
  const opened = new Promise((resolve) => server.once('connection', resolve));
  const ended = new Promise<string | undefined>((resolve) =>
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code)),
  );
  const headers = Object.entries({ Host: 'localhost', ...browser }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return { opened, ask: () => (socket.write(`GET /lead HTTP/1.1\r\n${headers.join('')}\r\n`), ended) };
}

it.each([0, 600])(
  "a browser's repeat after %i ms, on another connection, is broken with the used one, and the next is not",
  async (pause) => {
    expect(await ask('/')).toBe(200);
    toBreak = 1;
    expect(await ask('/lead')).toBe('ECONNRESET');
    vi.advanceTimersByTime(pause);
    expect(await ask('/lead')).toBe('ECONNRESET');
    expect(await ask('/lead')).toBe(200);
  },
);

it('a repeat on a connection from before the break is repeated once more', async () => {
  expect(await ask('/')).toBe(200);
  const held = holdConnection();
  await held.opened;
  vi.advanceTimersByTime(1);
  toBreak = 1;
  expect(await ask('/lead')).toBe('ECONNRESET');
  expect(await held.ask()).toBe('ECONNRESET');
  expect(await ask('/lead')).toBe('ECONNRESET');
  expect(await ask('/lead')).toBe(200);
});

it('a request on a connection of its own is broken alone', async () => {
  toBreak = 1;
  expect(await ask('/lead')).toBe('ECONNRESET');
  expect(await ask('/lead')).toBe(200);
});

it('a request on a spare connection is repeated, for a moment', async () => {
  for (const [pause, answer] of [
    [200, 'ECONNRESET'],
    [300, 200],
  ] as const) {
    const held = holdConnection();
    await held.opened;
    vi.advanceTimersByTime(100);
    toBreak = 1;
    expect(await held.ask()).toBe('ECONNRESET');
    vi.advanceTimersByTime(pause);
    expect(await ask('/lead')).toBe(answer);
    vi.advanceTimersByTime(5000);
  }
});

it('another request does not count as a repeat', async () => {
  expect(await ask('/')).toBe(200);
  toBreak = 1;
  expect(await ask('/lead')).toBe('ECONNRESET');
  expect(await ask('/other')).toBe(200);
});

it('no repeat is expected from a program that is not a browser', async () => {
  expect(await ask('/', {})).toBe(200);
  toBreak = 1;
  expect(await ask('/lead', {})).toBe('ECONNRESET');
  expect(await ask('/lead', {})).toBe(200);
});
