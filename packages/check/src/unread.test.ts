import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, pageOf } from './test-site.ts';

// The table of answers: what the checker says of a page that it cannot read, or not wholly, and how it ends.

const site = await createTestSite();
afterEach(site.clear);

interface Served {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Breaks the connection after the body. */
  readonly breaks?: boolean;
}

const form = '<div data-widget="request-call-form"><p>Call us</p></div>';
const page = pageOf(form);
const html = { 'Content-Type': 'text/html' };
const utf8 = { 'Content-Type': 'text/html; charset=utf-8' };
const macrons = page.replace('Call us', 'Waea mai ki a mātou');
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const charset = (label: string) => ({ 'Content-Type': `text/html; charset=${label}` });
const shell = (body: string) =>
  `<!doctype html><html><head><title>T</title></head><body>${body}<script src="/app.js"></script></body></html>`;

let server: Server;
let base = '';
let served: Readonly<Record<string, Served>> = {};

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { status = 200, headers = utf8, body = '', breaks } = served[url] ?? { status: 404 };
    if (/loader\.js|page\.css/.test(url))
      return response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('x');
    response.writeHead(status, headers);
    if (!breaks) return response.end(body);
    return response.write(body, () => (response.socket as Socket).destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
});

afterAll(() => {
  site.close();
  server.closeAllConnections();
  server.close();
});

function check(answer: Served, ...options: string[]) {
  served = { '/a': answer };
  return site.check(...options, `${base}/a`);
}

describe('is not checked, with exit code 2', () => {
  test.each<[string, Served, RegExp]>([
    // statuses
    ['204', { status: 204 }, /answered 204, without any content$/],
    ['206', { status: 206, body: page }, /answered 206, with a part of it only$/],
    ['304', { status: 304 }, /answered 304, a redirect without an address$/],
    ['401', { status: 401, body: page }, /answered 401: the server lets in only those it knows/],
    ['403', { status: 403, body: page }, /answered 403: the server lets in only those it knows/],
    ['404', { status: 404, body: page }, /answered 404$/],
    ['429', { status: 429, body: page }, /answered 429: the server wants fewer requests; try again later$/],
    ['500', { status: 500, body: page }, /answered 500$/],
    ['503', { status: 503, body: page }, /answered 503$/],
    [
      'a question for robots',
      { status: 403, headers: { ...utf8, 'CF-Mitigated': 'challenge' } },
      /answered 403: it asks whether you are a robot/,
    ],
    [
      'a question for robots with 202',
      { status: 202, headers: { ...utf8, 'X-Amzn-Waf-Action': 'challenge' } },
      /answered 202: it asks whether you are a robot/,
    ],
    // redirects
    ['a redirect without an address', { status: 302 }, /answered 302, a redirect without an address$/],
    [
      'redirects in a circle',
      { status: 302, headers: { Location: '/a' } },
      /stopped after 5 redirects, which lead in a circle$/,
    ],
    [
      'a redirect to an invalid address',
      { status: 302, headers: { Location: 'http://[' } },
      /answered 302, with an address that cannot be read: http:\/\/\[$/,
    ],
    [
      'a header that leads on',
      { headers: { ...utf8, Refresh: '0; url=/b' }, body: page },
      /leads on to http:.*\/b; check that address$/,
    ],
    // bodies
    ['an empty body', { body: '' }, /is empty$/],
    ['a body of spaces', { body: ' \n\n' }, /is empty$/],
    [
      'a body shorter than announced',
      { headers: { ...utf8, 'Content-Length': 9999 }, body: page, breaks: true },
      /was cut off: the connection ended in the middle/,
    ],
    [
      'a body that breaks off',
      { body: page, breaks: true },
      /was cut off: the connection ended in the middle/,
    ],
    ['more than 5 MB', { body: page + ' '.repeat(5_000_000) }, /stopped after 5 MB$/],
    [
      'a download',
      { headers: { ...utf8, 'Content-Disposition': 'attachment; filename=a.html' }, body: page },
      /is sent as a download, not as a page$/,
    ],
    // encodings of the answer
    [
      'an unknown Content-Encoding',
      { headers: { ...utf8, 'Content-Encoding': 'rot13' }, body: page },
      /is sent with the Content-Encoding "rot13", which this program cannot unpack$/,
    ],
    [
      'a body that is not gzip',
      { headers: { ...utf8, 'Content-Encoding': 'gzip' }, body: page },
      /"gzip", but is damaged or something else$/,
    ],
    [
      'gzip that ends early',
      { headers: { ...utf8, 'Content-Encoding': 'gzip' }, body: gzipSync(page).subarray(0, 60) },
      /"gzip", but is damaged or something else$/,
    ],
    [
      'Brotli that ends early',
      { headers: { ...utf8, 'Content-Encoding': 'br' }, body: brotliCompressSync(page).subarray(0, 60) },
      /"br", but is damaged or something else$/,
    ],
    ['gzip that is not announced', { body: gzipSync(page) }, /is not text: it holds bytes that no page has$/],
    // types
    [
      'a PDF',
      { headers: { 'Content-Type': 'application/pdf' }, body: '%PDF-1.7' },
      /is application\/pdf, not HTML$/,
    ],
    [
      'JSON',
      { headers: { 'Content-Type': 'application/json' }, body: '{}' },
      /is application\/json, not HTML$/,
    ],
    [
      'plain text',
      { headers: { 'Content-Type': 'text/plain; charset=html' }, body: page },
      /is text\/plain; charset=html, not HTML$/,
    ],
    [
      'XHTML',
      { headers: { 'Content-Type': 'application/xhtml+xml' }, body: page },
      /is application\/xhtml\+xml, not HTML$/,
    ],
    ['no type', { headers: {}, body: page }, /is of no type, not HTML$/],
    ['a PDF as HTML', { body: '%PDF-1.7 <p>' }, /is sent as HTML, but is a PDF$/],
    ['JSON as HTML', { body: '{"html": "<p>Kia ora</p>"}' }, /is sent as HTML, but is JSON$/],
    [
      'a feed as HTML',
      { body: '<?xml version="1.0"?>\n<rss><channel/></rss>' },
      /is sent as HTML, but is XML$/,
    ],
    ['text as HTML', { body: 'Kia ora' }, /is sent as HTML, but is only text$/],
    // letters
    [
      'UTF-16 that is not announced',
      { headers: html, body: utf16(page) },
      /is not text: it holds bytes that no page has$/,
    ],
    [
      'UTF-16 in name only',
      { headers: charset('utf-16le'), body: page },
      /is not text: it holds bytes that no page has|is only text$/,
    ],
  ])('%s', async (_, answer, sentence) => {
    const { code, out, logged } = await check(answer);
    expect(logged).toEqual([expect.stringMatching(sentence)]);
    expect(out).toBe('nothing was checked: no page could be read (1 not read)');
    expect(code).toBe(2);
  });

  test('a page that leads to another host', async () => {
    served = {
      '/a': { status: 302, headers: { Location: base.replace('127.0.0.1', 'localhost') + '/b' } },
      '/b': { body: page },
    };
    const { code, logged } = await site.check(`${base}/a`);
    expect(logged).toEqual([
      expect.stringMatching(/\/a leads to another host, http:\/\/localhost:\d+\/b; check that address$/),
    ]);
    expect(code).toBe(2);
  });
});

describe('is checked in part, with exit code 2', () => {
  test.each<[string, string, RegExp]>([
    ['an empty root', shell('<div id="root"></div>'), /is built by a script, which the checker does not run/],
    [
      'an empty root beside a header',
      shell('<header>Acme</header><div id="app"></div>'),
      /is built by a script/,
    ],
    ['a root that loads', shell('<div id="__next">Loading…</div>'), /is built by a script/],
    ['an empty element of Angular', shell('<app-root></app-root>'), /is built by a script/],
    [
      'words only for those without scripts',
      shell('<noscript>Turn on JavaScript</noscript>'),
      /is built by a script/,
    ],
    ['a script that leads on', '<script>location.replace("/b")</script>', /is built by a script/],
    [
      'a body without anything',
      '<html><head><title>T</title></head><body></body></html>',
      /has nothing in its body$/,
    ],
    [
      'frames',
      '<html><frameset cols="*"><frame src="/b"></frameset></html>',
      /consists of frames, whose pages were not checked; check these addresses$/,
    ],
    ['a frame alone', '<title>T</title><iframe src="/b"></iframe>', /consists of frames/],
    [
      'a tag that leads on',
      `<meta http-equiv="Refresh" content="0; URL='/b'">${page}`,
      /leads on to http:.*\/b; check that address$/,
    ],
    [
      'a tag that leads on soon',
      `<meta http-equiv="refresh" content="3;/b">${page}`,
      /leads on to http:.*\/b/,
    ],
    [
      'a password of WordPress',
      pageOf(
        '<form class="post-password-form"><input name="post_password" type="password"></form><p>Protected</p>',
      ),
      /is protected by a password, so its content was not checked$/,
    ],
    [
      'a question of Cloudflare',
      '<title>Just a moment...</title><p>Checking your browser</p><script>window._cf_chl_opt={}</script>',
      /asks whether you are a robot/,
    ],
    [
      'a question of another',
      '<title>Pardon Our Interruption</title><p>…</p>',
      /asks whether you are a robot/,
    ],
    [
      'an end in a tag',
      `${page}<a href="/b`,
      /ends in the middle of a tag, at line \d+: it was cut off, or an end is missing$/,
    ],
    ['an end in a comment', `${page}<!-- footer`, /ends in the middle of a comment, at line/],
    ['an end in a script', `${page}<script>if (`, /ends in the middle of a script or a text, at line/],
    ['a body without end', `<html><body>${page}<p>And then`, /has no <\/body>: it may have been cut off$/],
  ])('%s', async (_, body, sentence) => {
    const { code, out, logged } = await check({ body });
    expect(logged).toEqual([expect.stringMatching(sentence)]);
    expect(out).toMatch(/\n?1 page, \d widgets?: .*1 not read\)$/);
    expect(code).toBe(2);
  });

  test('a page that leads to a login', async () => {
    served = {
      '/a': { status: 302, headers: { Location: '/login?next=/a' } },
      '/login?next=/a': { body: '<h1>Log in</h1><form><input type="password"></form>' },
    };
    const { code, logged } = await site.check(`${base}/a`);
    expect(logged).toEqual([
      expect.stringMatching(/\/a leads to a login, so the page behind it was not checked$/),
    ]);
    expect(code).toBe(2);
  });

  test.each(['json', 'sarif', 'github'])('as %s says, too', async (format) => {
    served = { '/a': { body: shell('<div id="root"></div>') }, '/b': { status: 500 } };
    const { out } = await site.check('--format', format, `${base}/a`, `${base}/b`);
    expect(out.match(/is built by a script/g)).toHaveLength(1);
    expect(out.match(/\/b answered 500/g)).toHaveLength(1);
  });

  test('as JSON, in a list', async () => {
    const { out } = await check({ status: 500 }, '--json');
    expect(JSON.parse(out)).toMatchObject({ pages: [], unread: [`${base}/a answered 500`] });
  });
});

describe('is checked, with a warning about its letters', () => {
  test.each<[string, Served, RegExp]>([
    ['UTF-8 that is not announced', { headers: html, body: macrons }, /names no encoding/],
    [
      'Windows-1252 that is not announced',
      { headers: html, body: latin1(page.replace('us', 'us – Ren\xe9e')) },
      /names no encoding/,
    ],
    [
      'two names',
      { headers: charset('iso-8859-1'), body: `<meta charset="utf-8">${macrons}` },
      /says "iso-8859-1" in its header and "utf-8" in its <meta>/,
    ],
    [
      'a name that no browser knows',
      { headers: charset('utf-9'), body: macrons },
      /names the encoding "utf-9", which no browser knows/,
    ],
    [
      'bytes that its encoding does not have',
      { body: latin1(page.replace('us', 'us, Ren\xe9e')) },
      /holds bytes that are not utf-8/,
    ],
  ])('%s', async (_, answer, sentence) => {
    const { code, out } = await check(answer);
    expect(out).toMatch(sentence);
    expect(out).toContain('[encoding]');
    expect(code).toBe(3);
  });
});

describe('is checked and right', () => {
  const meta = (label: string) =>
    macrons.replace('<!doctype html>', `<!doctype html><meta charset="${label}">`);

  test.each<[string, Served]>([
    ['UTF-8', { body: macrons }],
    ['UTF-8 by its <meta>', { headers: html, body: meta('utf-8') }],
    [
      'UTF-8 by its <meta http-equiv>',
      {
        headers: html,
        body: macrons.replace(
          '<!doctype html>',
          '<!doctype html><meta http-equiv=content-type content="text/html; charset=UTF-8">',
        ),
      },
    ],
    ['UTF-8 by its mark', { headers: html, body: `\ufeff${macrons}` }],
    [
      'UTF-16 by its mark',
      { headers: html, body: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(macrons)]) },
    ],
    ['UTF-16 by its header', { headers: charset('utf-16le'), body: utf16(macrons) }],
    ['ASCII', { headers: html, body: page }],
    [
      'Windows-1252',
      { headers: charset('"windows-1252"'), body: latin1(page.replace('us', 'us \x96 Ren\xe9e')) },
    ],
    [
      'gzip, although the request accepts no encoding',
      { headers: { ...utf8, 'Content-Encoding': 'gzip' }, body: gzipSync(macrons) },
    ],
    ['an XHTML page as HTML', { body: `<?xml version="1.0"?>\n${page}` }],
    ['a page that reloads itself', { headers: { ...utf8, Refresh: '300' }, body: page }],
    [
      'a page that leads on after minutes',
      { body: page.replace('<link', '<meta http-equiv="refresh" content="300; url=/b"><link') },
    ],
    [
      'a page with an empty element for a script',
      { body: pageOf(`${form}<div id="app"></div><script src="/app.js"></script>`) },
    ],
    ['a page with a login in its header', { body: pageOf(`<form><input type="password"></form>${form}`) }],
  ])('%s', async (_, answer) => {
    const { code, out, logged } = await check(answer);
    expect(logged).toEqual([]);
    expect(out).toMatch(/1 page, 1 widget: nothing to fix$/);
    expect(code).toBe(0);
  });

  test.each<[string, (to: string) => string]>([
    ['a slash', () => '/a/'],
    ['www.', (to) => to],
  ])('a page that leads to its own site, with %s', async (_, location) => {
    served = { '/a': { status: 301, headers: { Location: location(`${base}/a/`) } }, '/a/': { body: page } };
    expect((await site.check(`${base}/a`)).code).toBe(0);
  });

  test('a quote of Windows-1252 is the quote that browsers show', async () => {
    const body = latin1(
      pageOf('<div data-widget="request-call-form" data-heading=\x93Talk to us\x94><p>Call us</p></div>'),
    );
    expect((await check({ headers: charset('windows-1252'), body })).out).toContain('[damaged-markup]');
  });
});

describe('a file', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['that is empty', '', /is empty$/],
    ['that is a PDF', '%PDF-1.7', /is a PDF, not HTML$/],
    ['that is JSON', '{"a": 1}', /is JSON, not HTML$/],
    ['that is packed', gzipSync(page), /is not text/],
    ['in UTF-16 without a mark', utf16(page), /is not text/],
    ['that is built by a script', shell('<div id="root"></div>'), /is built by a script/],
  ])('%s is not called right', async (_, body, sentence) => {
    const { code, logged } = await site.check(site.write('a.html', body));
    expect(logged).toEqual([expect.stringMatching(sentence)]);
    expect(code).toBe(2);
  });

  test.each<[string, string | Buffer]>([
    ['in UTF-8 without a name', macrons],
    ['in UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(macrons)])],
    ['for Google', 'google-site-verification: google0123456789abcdef.html'],
  ])('%s is right', async (_, body) => {
    const text = typeof body === 'string' ? body.replaceAll('"/1/', '"https://cdn.example.nz/1/') : body;
    const { code, logged } = await site.check('--errors-only', site.write('a.html', text));
    expect([code, logged]).toEqual([0, []]);
  });
});

describe('a sitemap', () => {
  test.each<[string, Served, RegExp]>([
    ['without pages', { body: '<urlset></urlset>' }, /lists no page$/],
    ['that is a web page', { body: page }, /lists no page$/],
    [
      'that is cut off',
      { body: `<urlset><url><loc>BASE/p</loc></url><url><loc>BASE/` },
      /ends in the middle: pages may be missing$/,
    ],
  ])('%s is not called right', async (_, answer, sentence) => {
    served = {
      '/s.xml': { ...answer, body: String(answer.body).replaceAll('BASE', base) },
      '/p': { body: page },
      '/': { body: page },
    };
    const { code, logged } = await site.check(`${base}/s.xml`);
    expect(logged[0]).toMatch(sentence);
    expect(code).toBe(2);
  });
});
