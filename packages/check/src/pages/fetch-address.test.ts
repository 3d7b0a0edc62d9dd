import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fetchAddress } from './fetch-address.ts';
import type { Source } from './request.ts';

/** Pages by path; `/to?<address>` redirects there. */
const pages: Readonly<Record<string, RequestListener>> = {
  '/page': (_, response) => response.end('Kia ora'),
  '/large': (_, response) => response.end('a'.repeat(2000)),
  '/silent': () => limit.abort(),
  '/stuck': (_, response) => void response.write('a', () => limit.abort()),
  '/round': (_, response) => response.writeHead(302, { Location: '/round' }).end(),
};

/** Replaces the real time limit in a test; the server aborts it at the moment in question. */
let limit: AbortController;
let server: Server;
let base = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const [path = '', target = ''] = (request.url ?? '').split('?');
    asked.push(path);
    if (path === '/to') return response.writeHead(302, { Location: decodeURIComponent(target) }).end();
    return (pages[path] ?? ((_, missing) => missing.writeHead(404).end()))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function text(
  path: string,
  options: Partial<Parameters<typeof fetchAddress>[1]> = {},
): Promise<string> {
  return (await fetchAddress(base + path, { source: 'person', ...options })).body.toString();
}

test.each<Source>(['person', 'private host'])('fetches from this machine what a %s names', async (source) => {
  expect(await text('/page', { source })).toBe('Kia ora');
});

describe('a public host', () => {
  const port = () => new URL(base).port;

  test.each([
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::]',
    'jo:pass@127.0.0.1',
  ])('does not lead to %s', async (host) => {
    asked.length = 0;
    await expect(fetchAddress(`http://${host}:${port()}/page`, { source: 'public host' })).rejects.toThrow(
      'leads from a public host to a private address',
    );
    expect(asked).toEqual([]);
  });

  test('does not lead to a private address by a redirect', async () => {
    const isPrivate = (address: string) => address.startsWith('10.');
    await expect(text(`/to?${encodeURIComponent('http://10.0.0.1/')}`, { isPrivate })).rejects.toThrow(
      'leads from a public host to a private address',
    );
  });

  test('is the source of what it names', async () => {
    expect((await fetchAddress(`${base}/page`, { source: 'person', isPrivate: () => false })).source).toBe(
      'public host',
    );
    expect((await fetchAddress(`${base}/page`, { source: 'person' })).source).toBe('private host');
  });
});

test.each(['file:///etc/passwd', 'data:text/html,x', 'ftp://127.0.0.1/'])(
  'does not follow a redirect to %s',
  async (address) => {
    await expect(text(`/to?${encodeURIComponent(address)}`)).rejects.toThrow(
      /leads to \w+:, which is not http or https$/,
    );
  },
);

test('follows redirects, relative ones too', async () => {
  const answer = await fetchAddress(`${base}/to?%2Fpage`, { source: 'person' });
  expect(answer.address).toBe(`${base}/page`);
  expect(answer.body.toString()).toBe('Kia ora');
});

test.each([
  ['/round', {}, 'stopped after 5 redirects'],
  ['/large', { max: 1000 }, 'stopped after 0.001 MB'],
  ['/none', {}, 'answered 404'],
])('%s fails: %j', async (path, options, message) => {
  await expect(text(path, options)).rejects.toThrow(message);
});

test.each(['/silent', '/stuck'])('%s fails at the time limit', async (path) => {
  limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  await expect(text(path, { timeout: 15_000 })).rejects.toThrow('stopped after 15 seconds');
  expect(timeout.mock.calls).toEqual([[15_000]]);
});
