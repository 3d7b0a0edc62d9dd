import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { serveOnLoopback, type LoopbackServer } from '@adviser-widgets/testing/loopback';
import { root } from '../../cdn/find-widgets.ts';
import { checkFiles } from './check-files.ts';

let server: LoopbackServer | undefined;

afterEach(() => server?.close());

/** Serves one answer at every address. */
async function serve(body: unknown, type = 'application/json'): Promise<string> {
  server = await serveOnLoopback((_, response) =>
    response.setHeader('Content-Type', type).end(typeof body === 'string' ? body : JSON.stringify(body)),
  );
  return `${server.url}1/`;
}

/** Runs `npm run cdn -- verify`; returns all that it prints, and its exit code. */
async function verify(
  ...words: readonly string[]
): Promise<{ readonly printed: string; readonly code: unknown }> {
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/deploy/main.ts', 'verify', ...words], {
    cwd: root,
  });
  const ended = once(program, 'exit');
  const printed = (await Promise.all([text(program.stdout), text(program.stderr)])).join('');
  const [code] = (await ended) as unknown[];
  return { printed, code };
}

const sting = '\u001b[2J\n::error::pwned\r\n##[error]x ##teamcity[y] \u202eabc\u2066';
const hostile = {
  version: `1.0.0${sting}`,
  files: [{ name: sting, integrity: sting }],
  otherFiles: [],
  widgets: [{ name: sting, example: sting }],
};
// eslint-disable-next-line no-control-regex
const acting = /[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]|::[a-z]|##\w*\[|^pwned/m;

test.each([
  ['text', []],
  ['JSON', ['--json']],
])('a widgets.json cannot act on the terminal that it is verified in, as %s', async (_, options) => {
  const { printed, code } = await verify(await serve(hostile, `text/x ${'\u009b'}2J`), ...options);
  expect(printed).not.toMatch(acting);
  expect(code).toBe(1);
});

test.each([
  ['no files', { ...hostile, files: null }],
  ['files without names', { ...hostile, files: [{}] }],
  ['a list', []],
  ['nothing', null],
])('a file that is no widgets.json is named: %s', async (_, body) => {
  const folder = await serve(body);
  await expect(checkFiles(folder)).rejects.toThrow(`${folder}widgets.json is no widgets.json`);
});

test('a widgets.json that names files without end is refused', async () => {
  const files = Array.from({ length: 6000 }, (_, index) => ({ name: `${index}.js`, integrity: '' }));
  await expect(checkFiles(await serve({ ...hostile, files }))).rejects.toThrow('names more than 5000 files');
});

test('a check ends with its caller, whatever the server does', async () => {
  const caller = new AbortController();
  server = await serveOnLoopback((request, response) => {
    if (request.url?.endsWith('widgets.json')) return void response.end(JSON.stringify(hostile));
    response.write('a', () => caller.abort(new Error('It takes too long')));
  });
  await expect(checkFiles(`${server.url}1/`, caller.signal)).rejects.toThrow('It takes too long');
});
