import { createSandbox } from '@adviser-widgets/sandbox';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';
import { serveOnLoopback } from '@adviser-widgets/testing/loopback';

// The program for owners of an API, against the sandbox, against the server that their guide shows, and against that
// server with faults.

const origin = 'https://www.example.nz';
const server = readFileSync(join(root, 'examples/api/server.mjs'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'api-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
afterAll(() => Promise.all(ends.reverse().map((end) => end())));

interface Checked {
  readonly code: number | null;
  readonly points: readonly { readonly point: string; readonly result: string; readonly message: string }[];
}

async function check(base: string, ...options: readonly string[]): Promise<Checked> {
  const given = ['api', base, '--brand', 'acme', '--origin', origin, '--format', 'json', ...options];
  const program = spawn(process.execPath, [join(root, 'packages/check/src/cli.ts'), ...given]);
  const [said, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  if (program.exitCode === null) await once(program, 'exit');
  if (!said) throw new Error(errors);
  return { code: program.exitCode, points: (JSON.parse(said) as Checked).points };
}

const failed = ({ points }: Checked) =>
  points.filter(({ result }) => result !== 'holds').map(({ point, message }) => `${point}: ${message}`);

/** Gives tokens, and verifies each of them once. */
async function startProvider(): Promise<string> {
  const good = new Set<string>();
  let count = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const given = new URLSearchParams(await text(request)).get('response');
    const token = `token-${++count}`;
    if (given === null) good.add(token);
    response.end(JSON.stringify(given === null ? { token } : { success: good.delete(given) }));
  };
  const provider = await serveOnLoopback((request, response) => void answer(request, response));
  ends.push(provider.close);
  return provider.url;
}

async function start(code: string, provider: string): Promise<string> {
  const name = join(folder, `server-${ends.length}`);
  writeFileSync(`${name}.mjs`, code);
  const env = { ...process.env, PORT: '0', DB: `${name}.sqlite`, RECAPTCHA_URL: provider, ORIGINS: origin };
  const started: ChildProcess = spawn(process.execPath, [`${name}.mjs`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => started.kill());
  const [line] = (await once(started.stdout ?? started, 'data')) as [Buffer];
  return line.toString().trim();
}

test('every point holds of the sandbox', async () => {
  const sandbox = createSandbox({ db: ':memory:' });
  const url = (await sandbox.listen(0)).url.replace(/\/$/, '');
  ends.push(() => sandbox.close());
  const own = ['--records', `${url}/__sandbox/records`, '--token-from', `${url}/__sandbox/captcha-token`];
  const checked = await check(url, ...own, '--origin', url, '--yes');
  expect(failed(checked)).toEqual([]);
  expect(checked.code).toBe(0);
  expect(checked.points.length).toBeGreaterThan(150);
}, 120_000);

test('every point holds of the server in the guide, which is that of the example', async () => {
  const guide = readFileSync(join(root, 'stories/docs/guides/ApiOwnersGuide.md'), 'utf8');
  expect(guide).toContain(`\`\`\`js\n${server}\`\`\`\n`);
  expect(server.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  const provider = await startProvider();
  const url = await start(server, provider);
  const checked = await check(url, '--records', `${url}/records?id={id}`, '--token-from', provider, '--yes');
  expect(failed(checked)).toEqual([]);
  expect(checked.code).toBe(0);
}, 120_000);

test.each([
  [
    'a late revision that replaces the last one',
    'excluded.revision > old.revision',
    'excluded.revision > 0',
    [
      'out of order: its record does not hold FormFullName as it was sent; keep the fields of a known id if its revision is lower, and answer 200',
    ],
  ],
  [
    'names that are escaped',
    'JSON.stringify(content)',
    "JSON.stringify(content).replaceAll('’', '&#8217;')",
    ['stored: its record does not hold FormFullName as it was sent'],
  ],
  [
    'a used token that is refused for a lead that is stored',
    'if (call.captcha && !findSame.get(row))',
    'if (call.captcha)',
    [
      expect.stringMatching(
        /^repeated by the browser: it was answered 403: .*; answer 200 before you look at the token: browsers resend/,
      ),
    ],
  ],
])(
  '%s is found',
  async (_name, part, fault, expected) => {
    expect(server).toContain(part);
    const provider = await startProvider();
    const url = await start(server.replace(part, fault), provider);
    const own = ['--records', `${url}/records?id={id}`, '--token-from', provider];
    const checked = await check(url, ...own, '--only', 'short-contact-form as json', '--yes');
    expect(failed(checked)).toEqual(expected);
    expect(checked.code).toBe(1);
  },
  60_000,
);

test('writes nothing unless asked to, and says what it would write', async () => {
  const provider = await startProvider();
  const url = await start(server, provider);
  await expect(check(url)).rejects.toThrow(
    /^This writes at most \d+ records, each of them marked "adviser-widgets test", to\n {2}http[^]+\nNothing was written\. Add --yes to go on\.\n$/,
  );
  expect(await (await fetch(`${url}/records`)).json()).toEqual([]);
}, 60_000);

test('asks its owner to look if the records cannot be read', async () => {
  const url = await start(server, await startProvider());
  const { code, points } = await check(url, '--only', 'gift', '--yes');
  expect(code).toBe(3);
  expect(points).toContainEqual({ call: 'gift as json', point: 'repeated', result: 'look', message: '' });
}, 60_000);
