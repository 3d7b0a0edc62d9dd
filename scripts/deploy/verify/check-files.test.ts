import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { serveOnLoopback, type LoopbackServer } from '@adviser-widgets/testing/loopback';
import { cacheControl, contentType } from '../targets/headers.ts';
import { checkFiles } from './check-files.ts';

interface Answer {
  readonly status?: number;
  readonly text?: string;
  readonly headers?: OutgoingHttpHeaders;
}

let server: LoopbackServer | undefined;

afterEach(() => server?.close());

const core = 'export const core = 1;';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const integrity = hashOf(core);
const rest = ' '.repeat(1400); // more than CDNs leave as it is
const texts: Readonly<Record<string, string>> = {
  '1/loader.js': 'version="1.0.0"',
  '1/page.css': `.aw-widget{}${rest}`,
  '1/icons.svg': '<svg/>',
  '1/widgets.json': JSON.stringify({
    version: '1.0.0',
    widgets: [],
    files: [{ name: 'core-a.js', integrity }],
    otherFiles: [{ path: 'icons.svg', integrity: hashOf('<svg/>') }],
  }),
  '1/assets/core-a.js': core,
};

/** Serves a good release, but for some answers. */
async function problemsWith(changed: Readonly<Record<string, Answer>> = {}): Promise<readonly string[]> {
  server = await serveOnLoopback((request, response) => {
    const path = request.url?.slice(1) ?? '';
    const { status = 200, text = texts[path] ?? '', headers = {} } = changed[path] ?? {};
    response.writeHead(status, {
      'Content-Type': contentType(path),
      'Cache-Control': cacheControl(path),
      'Access-Control-Allow-Origin': '*',
      'Content-Encoding': 'br',
      ...headers,
    });
    response.end(headers['Content-Encoding'] ? text : brotliCompressSync(text));
  });
  const { problems } = await checkFiles(`${server.url}1/`);
  return problems.map(({ subject, cause }) => `${subject} ${cause}`.replace(server?.url ?? '', ''));
}

test('a good release has no problems', async () => {
  expect(await problemsWith()).toEqual([]);
});

test.each<[string, Record<string, Answer>, string]>([
  ['is missing', { '1/assets/core-a.js': { status: 404 } }, '1/assets/core-a.js answers 404'],
  [
    'has been changed',
    { '1/assets/core-a.js': { text: 'export const core = 2;' } },
    '1/assets/core-a.js has been changed',
  ],
  [
    'that only editors load has been changed',
    { '1/icons.svg': { text: '<svg onload="x()"/>' } },
    '1/icons.svg has been changed',
  ],
  [
    'is redirected',
    { '1/assets/core-a.js': { status: 302, headers: { Location: '/2/assets/core-a.js' } } },
    '1/assets/core-a.js answers 302: after a redirect, modules load',
  ],
  [
    'is a page of HTML',
    { '1/loader.js': { headers: { 'Content-Type': 'text/html' }, text: '1.0.0' } },
    '1/loader.js is sent as "text/html", which browsers refuse',
  ],
  [
    'is of another version',
    { '1/loader.js': { text: 'version="1.1.0"' } },
    '1/loader.js is not of 1.0.0, which widgets.json names',
  ],
  [
    'is for its own origin only',
    { '1/page.css': { headers: { 'Access-Control-Allow-Origin': 'https://cdn.example.nz' } } },
    '1/page.css lacks "Access-Control-Allow-Origin: *"',
  ],
  [
    'is kept for too long',
    { '1/loader.js': { headers: { 'Cache-Control': 'max-age=86400' } } },
    '1/loader.js may be cached for 86400 seconds',
  ],
  [
    'is fetched again each time',
    { '1/assets/core-a.js': { headers: { 'Cache-Control': 'no-cache' } } },
    '1/assets/core-a.js never changes, but may be cached for only 0 seconds',
  ],
  [
    'is not compressed',
    { '1/page.css': { headers: { 'Content-Encoding': 'identity' } } },
    '1/page.css is sent without compression',
  ],
])('reports a file that %s', async (_, changed, problem) => {
  const [first, ...others] = await problemsWith(changed);
  expect(first).toContain(problem);
  expect(others).toEqual([]);
});

test('says that a folder holds no release', async () => {
  await expect(problemsWith({ '1/widgets.json': { status: 404 } })).rejects.toThrow(
    '1/widgets.json answers 404: is this the folder of a release?',
  );
});

test('small files may come as they are', async () => {
  const headers = { 'Content-Encoding': 'identity' };
  expect(await problemsWith({ '1/assets/core-a.js': { text: core, headers } })).toEqual([]);
});
