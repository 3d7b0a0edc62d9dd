import type { RequestListener } from 'node:http';
import { serveOnLoopback, type LoopbackServer } from '@adviser-widgets/testing/loopback';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, s3Target } from './s3-target.ts';

let server: LoopbackServer | undefined;
/** Replaces the real time limit; the storage aborts it at the moment in question. */
let limit: AbortController;

beforeEach(() => {
  limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server?.close();
});

async function targetAt(answer: RequestListener) {
  server = await serveOnLoopback(answer);
  return s3Target({ bucket: 'widgets', prefix: 'releases/', client: connect(server.url) });
}

test('reads a file', async () => {
  const target = await targetAt(({ url }, response) => response.end(url?.replace(/\?.*/, '')));
  expect((await target.read('1/loader.js'))?.toString()).toBe('/widgets/releases/1/loader.js');
});

test('a file that is not there is undefined', async () => {
  const target = await targetAt((_, response) =>
    response
      .writeHead(404, { 'Content-Type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>'),
  );
  expect(await target.read('1/loader.js')).toBeUndefined();
});

test('a file without end is not read whole', async () => {
  const target = await targetAt((_, response) => {
    const part = Buffer.alloc(1_000_000);
    const go = () => void response.write(part, (error) => error ?? setImmediate(go));
    go();
  });
  await expect(target.read('1/loader.js')).rejects.toThrow('stopped after 50 MB');
});

test.each<[string, RequestListener]>([
  ['before its answer', () => limit.abort()],
  [
    'in its answer',
    (_, response) => {
      response.setHeader('Content-Length', '1000');
      response.write('a', () => limit.abort());
    },
  ],
])('a storage that stops %s ends the request', async (_, answer) => {
  const target = await targetAt(answer);
  await expect(target.read('1/loader.js')).rejects.toThrow(/abort/i);
});
