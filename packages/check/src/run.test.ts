import { requestCallForm } from '@adviser-widgets/lead-forms';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'aw-check-'));
const manifest = write(
  'widgets.json',
  JSON.stringify({
    schemaVersion: 1,
    widgets: [{ ...requestCallForm, loading: requestCallForm.load, needsBrand: requestCallForm.callsApi }],
  }),
);
const head =
  '<link rel="stylesheet" href="/1/page.css"><script async src="/1/loader.js" data-brand="acme" data-captcha-site-key="6LeIxAcT"></script>';
/** Of a page whose configuration has no `apiBase`. */
const destinations = ['live', 'sandbox']
  .map((each) => `${each} leads go to the page's own site, as apiBase.${each} is not set\n`)
  .join('');
const form = (attributes = '') =>
  `<!doctype html><title>T</title>${head}\n<div data-widget="request-call-form" ${attributes}><p>Call us</p></div>`;

let server: Server;
let base = '';

/** The server's answers by path, with the server's address for `{base}`. */
const answers: Record<
  string,
  {
    readonly body: string | Buffer;
    readonly type?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
> = {
  '/1/loader.js': { body: 'x', type: 'text/javascript' },
  '/1/page.css': { body: 'x', type: 'text/css' },
  '/good': { body: form() },
  '/bad': { body: form('data-heading-level="9"') },
  '/held': {
    body: form(),
    headers: { 'Content-Security-Policy': "script-src 'none'; img-src *, style-src 'self'" },
  },
  '/sealed': {
    body: form(),
    headers: {
      'Integrity-Policy': 'blocked-destinations=(script)',
      'Integrity-Policy-Report-Only': 'blocked-destinations=(style)',
    },
  },
  '/text': { body: 'Kia ora', type: 'text/plain' },
  '/configured': { body: form().replace('data-brand="acme"', 'data-config="/aw.json"') },
  '/aw.json': {
    body: '{"brand":"acme","captcha":{"siteKey":"6LeIxAcT"},"phonne":"1"}',
    type: 'application/json',
  },
  '/sitemap.xml': {
    body: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>{base}/pages.xml.gz</loc></sitemap></sitemapindex>',
    type: 'text/xml',
  },
};

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { body, type = 'text/html', headers } = answers[url] ?? {};
    if (body === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': type,
      ...headers,
    });
    return response.end(typeof body === 'string' ? body.replaceAll('{base}', base) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = ['/good', '/bad', '/good'].map((path) => `<url><loc>${base}${path}</loc></url>`).join('');
  answers['/pages.xml.gz'] = {
    body: gzipSync(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages}</urlset>`),
    type: 'application/gzip',
  };
});

afterAll(() => server.close());

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Runs the command. Its output has `{base}` for the server and `{folder}` for the folder. */
async function check(...args: string[]) {
  const out: string[] = [];
  const logged: string[] = [];
  const put = (lines: string[]) => (text: string) =>
    void lines.push(text.replaceAll(base, '{base}').replaceAll(folder, '{folder}'));
  const code = await run(['--manifest', manifest, ...args.map((arg) => arg.replace('{base}', base))], {
    out: put(out),
    logError: put(logged),
  });
  return { code, out: out.join('\n'), logged };
}

test('exits with 0 for a correct page, from a server and from a file', async () => {
  expect(await check('{base}/good')).toEqual({
    code: 0,
    out: `${destinations}1 page, 1 widget: nothing to fix`,
    logged: [],
  });
  expect(
    await check(write('good.html', form().replaceAll('"/1/', '"http://127.0.0.1:4400/1/'))),
  ).toMatchObject({ code: 0, logged: [] });
});

test('exits with 3 for a page with a warning alone, and says where', async () => {
  const { code, out } = await check('{base}/bad');
  expect(code).toBe(3);
  expect(out).toMatch(
    /^{base}\/bad:2:38: warning: request-call-form: data-heading-level="9" is not .*write data-heading-level="6" \[attribute-value\]\n\nall about request-call-form: .*\/request-call-form\.md\nlive leads go to .*\nsandbox leads go to .*\n1 page, 1 widget: 0 errors, 1 warning$/,
  );
});

test('leaves out warnings on request', async () => {
  expect(await check('--errors-only', '{base}/bad')).toMatchObject({
    code: 0,
    out: `${destinations}1 page, 1 widget: nothing to fix`,
  });
});

test('checks each policy of the response separately', async () => {
  const { out } = await check('{base}/held');
  expect(out).toMatch(/script-src does not allow {base}\/1\/loader\.js; add 'self'/);
  expect(out).not.toMatch(/style-src/);
});

test('checks the policies of the response for integrity', async () => {
  const { out } = await check('{base}/sealed');
  expect(out).toContain('error: policy: Integrity-Policy blocks loader.js');
  expect(out).toContain('warning: policy: Integrity-Policy would block page.css');
});

test('fetches the configuration like the page, or uses the given one', async () => {
  expect((await check('{base}/configured')).out).toMatch(
    /there is no configuration key "phonne"; did you mean "phone"\?/,
  );
  expect(
    await check(
      '--config',
      write('aw.json', '{"brand":"acme","captcha":{"siteKey":"6LeIxAcT"}}'),
      '{base}/configured',
    ),
  ).toMatchObject({
    code: 0,
  });
});

test('checks every page of a sitemap once, also packed and in parts, and logs progress', async () => {
  const { code, out, logged } = await check('--json', '{base}/sitemap.xml');
  expect(code).toBe(3);
  const { pages, ...sum } = JSON.parse(out) as { pages: { page: string; findings: unknown[] }[] };
  expect(sum).toEqual({ schemaVersion: 1, errors: 0, warnings: 1, widgets: 2 });
  expect(pages.map(({ page, findings }) => [page, findings.length])).toEqual([
    ['{base}/good', 0],
    ['{base}/bad', 1],
  ]);
  expect(logged).toHaveLength(2);
  expect(logged.at(-1)).toMatch(/^2 of 2: {base}/);
});

test('checks the HTML files of a folder', async () => {
  write('bad.html', form('data-aw-nonsense="1"'));
  const { out } = await check(folder);
  expect(out).toMatch(
    /^{folder}\/bad\.html:2:38: warning: .*\n\nall about .*\nlive leads .*\nsandbox leads .*\n2 pages, 2 widgets: 0 errors, 1 warning$/,
  );
});

test('says what the site gives every page once, and what is wrong with a page for each', async () => {
  const headers = { 'Content-Security-Policy': "script-src 'none'" };
  Object.assign(answers, {
    '/one': { body: form(), headers },
    '/two': { body: form('data-heading-level="9"'), headers },
  });
  const { out } = await check(`${base}/one`, `${base}/two`);
  expect(out.match(/policy: script-src[^\n]*/g)).toEqual([
    expect.stringMatching(/\(also on 1 other page\) \[policy-script\]$/),
  ]);
  expect(out).toContain('/two:2:');
});

test('needs no script tag on pages whose script a tag manager adds', async () => {
  answers['/managed'] = { body: form().replace(/<script.*?<\/script>/, '') };
  expect((await check(`${base}/managed`)).out).toContain('[no-script]');
  expect(await check('--tag-manager', `${base}/managed`)).toMatchObject({ code: 0 });
  const config = write('managed.json', '{ "phonne": "1" }');
  const { out } = await check('--tag-manager', '--config', config, `${base}/managed`);
  expect(out).toMatch(/"phonne"; did you mean "phone"\?.*\n.*"brand" is missing/s);
});

test('says once that the configuration of files is not read', async () => {
  const html = form().replace('data-brand="acme"', 'data-config="/aw.json"');
  const files = [write('one.html', html), write('two.html', html)];
  const note = 'the configuration /aw.json was not read; add --config <file> to check it too';
  const notes = ({ logged }: { logged: string[] }) => logged.filter((line) => line === note);
  const unread = await check(...files);
  expect([unread.code, notes(unread)]).toEqual([0, [note]]);
  expect(notes(await check('--config', '{base}/aw.json', ...files))).toEqual([]);
});

test('reports a live API over http, also for a file', async () => {
  const html = form().replace('data-brand', 'data-api-base-live="http://api.example.nz" data-brand');
  expect((await check(write('insecure.html', html))).out).toContain(
    'the address in apiBase.live is over http',
  );
});

test('checks at most --max pages', async () => {
  const { out, logged } = await check('--max', '1', '{base}/sitemap.xml');
  expect(out).toBe(`${destinations}1 page, 1 widget: nothing to fix`);
  expect(logged).toEqual(['stopped after 1 page: there are more; use --max to check them']);
});

test.each([
  [['{base}/none'], '{base}/none answered 404'],
  [['http://127.0.0.1:1/'], /^http:\/\/127\.0\.0\.1:1\/ could not be fetched: .+/],
  [['{base}/text'], '{base}/text is text/plain, not HTML'],
  [['no-such.html'], 'there is no file no-such.html'],
  [['--max', 'all', 'x.html'], '--max: expected a whole number from 1, got "all"'],
  [['--manifest', 'no-such.json', 'x.html'], 'there is no file no-such.json'],
  [['--manifest', '{base}/aw.json', 'x.html'], /^The manifest is not a widgets\.json with schemaVersion 1/],
  [['--nonsense'], /--nonsense/],
  [[], /^Usage: adviser-widgets-check/],
])('exits with 2 for %j and says why', async (args, message) => {
  const { code, out, logged } = await check(...args);
  expect(code).toBe(2);
  expect(out).not.toContain('nothing to fix');
  expect(logged[0]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});

test('checks the other pages if one cannot be read', async () => {
  const { code, out, logged } = await check('{base}/none', '{base}/bad');
  expect(code).toBe(2);
  expect(logged[0]).toBe('{base}/none answered 404');
  expect(out).toMatch(/1 page, 1 widget: 0 errors, 1 warning \(1 not read\)$/);
});

test('prints the usage for --help', async () => {
  expect(await check('--help')).toMatchObject({ code: 0, out: expect.stringMatching(/sitemap/) as string });
});
