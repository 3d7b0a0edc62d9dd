import { requestCallForm } from '@adviser-widgets/lead-forms';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    expect.stringMatching(/\(also on \{base\}\/two\) \[policy-script\]$/),
  ]);
  expect(out).toContain('/two:2:');
});

test('needs no script tag on pages whose script a tag manager adds', async () => {
  answers['/managed'] = { body: form().replace(/<script.*?<\/script>/, '') };
  expect((await check(`${base}/managed`)).out).toContain('[no-script]');
  const config = write('managed.json', '{ "phonne": "1" }');
  const { out } = await check('--tag-manager', '--config', config, `${base}/managed`);
  expect(out).toMatch(/"phonne"; did you mean "phone"\?/);
  expect((await check('--tag-manager', `${base}/managed`)).out).not.toContain('[no-script]');
});

describe('a brand that only the tag of a tag manager has', () => {
  const managed = async () => {
    answers['/managed'] = { body: form().replace(/<script.*?<\/script>/, '') };
    const json = '{ "captcha": { "siteKey": "6LeIxAcT" }, "apiBase": { "live": "https://api.example.nz" } }';
    return check('--tag-manager', '--config', write('managed.json', json), `${base}/managed`);
  };

  test('is not missing', async () => {
    expect((await managed()).code).toBe(0);
  });

  test('is left out of the address to which leads go', async () => {
    expect((await managed()).out).toContain(
      "live leads go to https://api.example.nz/{brand}/, with the brand of the tag manager's script",
    );
  });
});

describe('the configuration of files without --config', () => {
  const note = 'the configuration /aw.json was not checked; give it with --config <file>';
  const files = () => {
    const html = form().replace('data-brand="acme"', 'data-config="/aw.json"');
    return [write('one.html', html), write('two.html', html)];
  };

  test('is a warning', async () => {
    expect((await check(...files())).code).toBe(3);
  });

  test('is named once, with the other page', async () => {
    const { out } = await check(...files());
    expect(out.match(/was not checked.*/g)).toEqual([
      'was not checked; give it with --config <file> (also on {folder}/two.html) [unchecked-configuration]',
    ]);
  });

  test('is unread in JSON', async () => {
    const { out } = await check('--json', ...files());
    expect(JSON.parse(out)).toMatchObject({ unread: [note] });
  });

  test('is a result in SARIF', async () => {
    expect((await check('--format', 'sarif', ...files())).out).toContain(note);
  });

  test('is an annotation on GitHub', async () => {
    expect((await check('--format', 'github', ...files())).out).toMatch(
      /^::warning .*title=unchecked-configuration::/,
    );
  });

  test('is not hidden by --errors-only', async () => {
    const { out, logged } = await check('--errors-only', ...files());
    expect(logged).toContain(note);
    expect(out).toContain('nothing to fix in what could be read');
  });

  test('is checked with --config', async () => {
    expect((await check('--config', '{base}/aw.json', ...files())).out).not.toContain('was not checked');
  });
});

test('compares the policy of a page on a local host with the live API, too', async () => {
  const tag = 'data-api-base-live="https://api.example.nz" data-api-base-sandbox="/" data-brand';
  answers['/local'] = {
    body: form().replace('data-brand', tag),
    headers: { 'Content-Security-Policy': "connect-src 'self'" },
  };
  expect((await check(`${base}/local`)).out).toContain(
    'warning: policy: connect-src does not allow the address in apiBase.live, which public pages call; add its origin',
  );
});

test('does not compare it with the live API if the page says sandbox', async () => {
  const tag = 'data-environment="sandbox" data-api-base-live="https://api.example.nz" data-brand';
  answers['/rehearsed'] = {
    body: form().replace('data-brand', tag),
    headers: { 'Content-Security-Policy': "connect-src 'self'" },
  };
  expect((await check(`${base}/rehearsed`)).code).toBe(0);
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
