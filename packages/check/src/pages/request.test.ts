import { createServer, type RequestListener } from 'node:http';
import { createServer as createRawServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { request } from './request.ts';

let server: Server;
const sockets = new Set<Socket>();
/** Replaces the real time limit; a server aborts it at the moment in question. */
let limit: AbortController;

beforeEach(() => {
  limit = new AbortController();
});

afterEach(() => {
  vi.restoreAllMocks();
  sockets.forEach((socket) => socket.destroy());
  server.close();
});

async function listen(started: Server, scheme = 'http'): Promise<string> {
  server = started.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}); // the client may leave
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/`; // a TCP server has a port
}

const serve = (answer: RequestListener) => listen(createServer(answer));

/** Answers a request with these bytes of a connection. */
const serveRaw = (answer: (socket: Socket) => void, scheme?: string) =>
  listen(
    createRawServer((socket) => void socket.once('data', () => answer(socket))),
    scheme,
  );

/** Sends the same text until the client disconnects. */
function repeat(
  socket: { write(text: string | Buffer, done: (error?: Error | null) => void): boolean },
  text: string | Buffer,
): void {
  socket.write(text, (error) => {
    if (!error) setImmediate(repeat, socket, text);
  });
}

const ok = 'HTTP/1.1 200 OK\r\nConnection: close\r\n';

describe('stops at the time limit', () => {
  const atLimit = () => limit.abort();

  test.each<[string, () => Promise<string>]>([
    ['that answers nothing', () => serveRaw(atLimit)],
    ['that stops in its TLS handshake', () => serveRaw(atLimit, 'https')],
    ['that stops in its headers', () => serveRaw((socket) => void socket.write(`${ok}X-A: b`, atLimit))],
    ['that sends a byte now and then', () => serveRaw((socket) => void socket.write(`${ok}\r\na`, atLimit))],
    [
      'that sends a byte of gzip now and then',
      () =>
        serve(
          (_, response) =>
            void response
              .writeHead(200, { 'Content-Encoding': 'gzip' })
              .write(gzipSync('a').subarray(0, 5), atLimit),
        ),
    ],
    [
      'whose interim answers never end',
      () =>
        serveRaw((socket) => {
          repeat(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n');
          setImmediate(atLimit);
        }),
    ],
  ])('a server %s', async (_, start) => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const address = await start();
    await expect(request(address, { timeout: 5000 })).rejects.toThrow(
      `${address} could not be fetched: stopped after 5 seconds`,
    );
  });
});

test('ends with the reason of its caller', async () => {
  const caller = new AbortController();
  const address = await serveRaw(() => caller.abort(new Error('The whole check takes too long')));
  await expect(request(address, { signal: caller.signal })).rejects.toThrow('The whole check takes too long');
});

describe('stops at the size limit', () => {
  test.each<[string, RequestListener]>([
    ['a body without end', (_, response) => repeat(response, 'a'.repeat(10_000))],
    [
      'what gzip unpacks to',
      (_, response) =>
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
    ],
    [
      'what Brotli unpacks to',
      (_, response) =>
        response
          .writeHead(200, { 'Content-Encoding': 'br' })
          .end(brotliCompressSync(Buffer.alloc(5_000_000))),
    ],
  ])('%s', async (_, answer) => {
    const address = await serve(answer);
    await expect(request(address, { max: 100_000 })).rejects.toThrow('stopped after 0.1 MB');
  });

  test('headers without end', async () => {
    const address = await serveRaw((socket) => {
      socket.write(ok);
      repeat(socket, `X-A: ${'a'.repeat(1000)}\r\n`);
    });
    await expect(request(address)).rejects.toThrow('could not be fetched: Parse Error: Header overflow');
  });
});

describe('an answer that is not whole', () => {
  test.each<[string, string | Buffer, string]>([
    [
      'shorter than its Content-Length',
      `${ok}Content-Length: 100\r\n\r\nKia ora`,
      'was cut off: the connection ended',
    ],
    [
      'without its last chunk',
      `${ok}Transfer-Encoding: chunked\r\n\r\n3\r\nKia\r\n`,
      'was cut off: the connection ended',
    ],
    [
      'whose gzip ends early',
      Buffer.concat([
        Buffer.from(`${ok}Content-Encoding: gzip\r\n\r\n`),
        gzipSync('Kia ora').subarray(0, 15),
      ]),
      'is sent with the Content-Encoding "gzip", but is damaged or something else',
    ],
    [
      'that is not gzip',
      `${ok}Content-Encoding: gzip\r\n\r\nKia ora`,
      'is sent with the Content-Encoding "gzip", but is damaged or something else',
    ],
    [
      'that is not Brotli',
      `${ok}Content-Encoding: br\r\n\r\n${'\xff'.repeat(20)}`,
      'is sent with the Content-Encoding "br", but is damaged or something else',
    ],
    [
      'with an unknown encoding',
      `${ok}Content-Encoding: rot13\r\n\r\nXvn ben`,
      'is sent with the Content-Encoding "rot13", which this program cannot unpack',
    ],
    ['that is not HTTP', 'Kia ora\r\n\r\n', 'could not be fetched: Parse Error'],
  ])('is refused: one %s', async (_, text, message) => {
    const address = await serveRaw((socket) => socket.end(text));
    await expect(request(address)).rejects.toThrow(message);
  });
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
  ['identity', (text: string) => Buffer.from(text)],
])('unpacks %s, although the request accepts no encoding', async (encoding, pack) => {
  const address = await serve((_, response) =>
    response.writeHead(200, { 'Content-Encoding': encoding }).end(pack('Kia ora')),
  );
  expect((await request(address)).body.toString()).toBe('Kia ora');
});

test('names redirects that lead in a circle', async () => {
  const address = await serve(({ url }, response) =>
    response.writeHead(302, { Location: url === '/a' ? '/b' : '/a' }).end(),
  );
  await expect(request(`${address}a`)).rejects.toThrow('stopped after 5 redirects, which lead in a circle');
});

test('sends a body with its method and headers', async () => {
  const address = await serve((asked, response) => {
    response.setHeader('X-Asked', `${asked.method} ${asked.headers['content-type']}`);
    asked.pipe(response);
  });
  const { headers, body } = await request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: Buffer.from('Kia ora'),
  });
  expect(headers['x-asked']).toBe('POST text/plain');
  expect(body.toString()).toBe('Kia ora');
});
