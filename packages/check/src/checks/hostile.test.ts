import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { maxSitemaps } from '../dom/limits.ts';
import { createTestSite, pageOf } from '../test-site.ts';

const site = await createTestSite();
afterEach(site.clear);
afterAll(site.close);

/** Matches what a terminal or a CI service would obey. */
const acting =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]|^\s*::[a-z]|##\w*\[/m;
const sting = '\u001b[31m\u009b2J\u202e\u2066\n::error::pwned ##[error]pwned ##vso[task.x]pwned';
const inAttribute = sting.replaceAll('"', '&quot;');

describe('outside text cannot act on a terminal or a CI log', () => {
  test.each([
    ['a name of a widget', pageOf(`<div data-widget="${inAttribute}"></div>`)],
    [
      'an attribute',
      pageOf(`<div data-widget="request-call-form" data-heading-level="${inAttribute}"></div>`),
    ],
    ['a slot', pageOf(`<div data-widget="request-call-form"><p data-slot="${inAttribute}"></p></div>`)],
    ['an id', pageOf(`<p id="${inAttribute}"></p><p id="${inAttribute}"></p>`)],
    ['the text of a page', pageOf(`<div class="aw-widget">${sting}</div>`)],
    ['a shortcode', pageOf(`<p>[adviser_widget name="${sting.replaceAll(']', '')}"]</p>`)],
    [
      'a link in a fallback',
      pageOf(`<div data-widget="request-call-form"><a href="tel:${inAttribute}">Call</a></div>`),
    ],
    [
      'a date',
      pageOf(`<div data-widget="request-call-form"><time datetime="1.2.${inAttribute}">Today</time></div>`),
    ],
    ['a style', pageOf(`<div data-widget="request-call-form" style="display:none;${inAttribute}">x</div>`)],
    [
      'the type of the script tag',
      pageOf('<div data-widget="request-call-form">x</div>', `type="${inAttribute}" data-brand="acme"`),
    ],
    [
      'an embedded address',
      pageOf(`<div data-widget="iframe-embed" data-title="T" data-src="//youtu.be/${inAttribute}">x</div>`),
    ],
    [
      'a key of the configuration',
      pageOf('', '').replace(
        '</script>',
        `</script><script type="application/json" id="adviser-widgets-config">${JSON.stringify({ [sting]: 1 })}</script>`,
      ),
    ],
    [
      'a policy',
      pageOf(
        `<meta http-equiv="Content-Security-Policy" content="script-src ${inAttribute}"><div data-widget="request-call-form"></div>`,
      ),
    ],
    [
      'the script tag',
      pageOf('<div data-widget="request-call-form"></div>').replace(
        '/1/loader.js',
        `/1/${inAttribute}/loader.js`,
      ),
    ],
  ])('%s', async (_, html) => {
    site.answers.set('/a', html);
    for (const args of [[`${site.base}/a`], ['--json', `${site.base}/a`]])
      expect((await site.check(...args)).all).not.toMatch(acting);
  });

  test.each([
    ['an argument', () => [`${sting}.html`]],
    ['an option', () => [`--${sting}`]],
    ['an address', () => [`${site.base}/${sting}`, `${site.base}/b${sting}`]],
    [
      'a file',
      () => [
        site.write(`${sting.replaceAll('/', '')}.html`, pageOf('<div data-widget="x"></div>')),
        'b.html',
      ],
    ],
    ['a manifest', () => ['--manifest', `${sting}.json`, 'a.html']],
    ['an address in a sitemap', () => [site.write('s.xml', `<url><loc>${sting}</loc></url>`)]],
  ])('%s', async (_, args) => {
    expect((await site.check(...args())).all).not.toMatch(acting);
  });

  test('a header', async () => {
    site.answers.set('/a', 'x');
    site.headers.set('Content-Type', 'text/x;\u009b31m ::error::');
    const { logged } = await site.check(`${site.base}/a`);
    expect(logged[0]).toMatch(/is text\/x;\\u\{9b\}31m :\\u\{3a\}error/);
  });

  test('does not print a style sheet that cannot be parsed', async () => {
    const spies = (['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    site.answers.set('/a', pageOf(`<style>@import ${sting} }}} {{{ a{b:c</style>`));
    await site.check(`${site.base}/a`);
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
    spies.forEach((spy) => spy.mockRestore());
  });
});

describe('a remote sitemap', () => {
  const secret = () => site.write('secret.html', pageOf('<div data-widget="secret"></div>'));

  test.each(['', 'file://', 'FILE://'])(
    'cannot name local files, with "%s" before their path',
    async (scheme) => {
      site.answers.set(
        '/s.xml',
        `<urlset><url><loc>${scheme}${secret()}</loc></url><url><loc>${site.base}/a</loc></url></urlset>`,
      );
      site.answers.set('/a', pageOf(''));
      const { code, out, logged } = await site.check(`${site.base}/s.xml`);
      expect(code).toBe(2);
      expect(out).toBe('1 page, 0 widgets: nothing to fix in what could be read (1 not read)');
      expect(logged[0]).toMatch(/left out 1 of its addresses that are not http or https, for example /);
    },
  );

  test('cannot name local sitemaps', async () => {
    const local = site.write('local.xml', `<urlset><url><loc>${site.base}/a</loc></url></urlset>`);
    site.answers.set('/s.xml', `<sitemapindex><sitemap><loc>${local}</loc></sitemap></sitemapindex>`);
    expect(await site.check(`${site.base}/s.xml`)).toMatchObject({
      code: 2,
      out: 'nothing was checked: no page could be read (1 not read)',
    });
  });

  test('that lists itself is read once', async () => {
    site.answers.set(
      '/s.xml',
      `<sitemapindex><sitemap><loc>${site.base}/s.xml</loc></sitemap><url><loc>${site.base}/a</loc></url></sitemapindex>`,
    );
    site.answers.set('/a', pageOf(''));
    expect(await site.check(`${site.base}/s.xml`)).toMatchObject({ code: 0, logged: [] });
  });

  test('stops after 3 levels of sitemaps', async () => {
    for (const level of [1, 2, 3, 4])
      site.answers.set(
        `/${level}.xml`,
        `<sitemapindex><sitemap><loc>${site.base}/${level + 1}.xml</loc></sitemap></sitemapindex>`,
      );
    expect(await site.check(`${site.base}/1.xml`)).toMatchObject({
      code: 2,
      logged: [expect.stringMatching(/1\.xml: stopped after 3 levels of sitemaps$/)],
    });
  });

  test(`stops after ${maxSitemaps} sitemaps`, async () => {
    site.answers.set(
      '/s.xml',
      `<sitemapindex>${Array.from({ length: 99 }, (_, index) => `<sitemap><loc>${site.base}/t.xml?${index}</loc></sitemap>`).join('')}</sitemapindex>`,
    );
    site.answers.set('/t.xml', '<urlset></urlset>');
    expect((await site.check(`${site.base}/s.xml`)).logged[0]).toMatch(/stopped after 50 sitemaps$/);
  });

  test('stops if it unpacks to too much', async () => {
    site.answers.set('/s.xml.gz', gzipSync(Buffer.alloc(30_000_000)));
    expect(await site.check(`${site.base}/s.xml.gz`)).toMatchObject({
      code: 2,
      logged: [expect.stringMatching(/could not be unpacked: stopped after 20 MB$/)],
    });
  });
});

describe('a configuration', () => {
  const secret = 'hunter2';
  const tag = 'data-config="/aw.json"';

  test.each([
    [
      'a wrong value',
      `{"brand":"acme","environment":"${secret}","apiBase":"${secret}","regions":["${secret}"]}`,
    ],
    ['no JSON', `brand=${secret}\n`],
    ['broken JSON', `{"brand":"${secret}", x}`],
    ['another kind of value', `"${secret}"`],
    ['a list', `["${secret}"]`],
  ])('is never printed: %s', async (_, text) => {
    site.answers.set('/aw.json', text);
    site.answers.set('/a', pageOf('<div data-widget="request-call-form"></div>', tag));
    const { out, all } = await site.check(`${site.base}/a`);
    expect(out).toMatch(/error: configuration: /);
    expect(all).not.toContain(secret);
  });

  test('is reported by key if a policy forbids its addresses', async () => {
    site.answers.set(
      '/aw.json',
      JSON.stringify({
        brand: 'acme',
        environment: 'live',
        apiBase: { live: `https://${secret}.example.nz/` },
      }),
    );
    site.answers.set('/a', pageOf('<div data-widget="request-call-form"></div>', tag));
    site.headers.set('Content-Security-Policy', "connect-src 'self'");
    const { out } = await site.check(`${site.base}/a`);
    expect(out).toContain('connect-src does not allow the address in apiBase.live; add its origin');
    expect(out.replace(`live leads go to https://${secret}.example.nz/acme/`, '')).not.toContain(secret);
  });

  test('given by --config is not printed either', async () => {
    expect((await site.check('--config', site.write('private.json', secret), 'a.html')).logged).toEqual([
      expect.stringMatching(/private\.json: it is not JSON$/),
    ]);
  });

  test.each(['file:///etc/hostname', 'data:application/json,{"brand":"a"}'])(
    'is not read from %s',
    async (address) => {
      site.answers.set(
        '/a',
        pageOf('<div data-widget="request-call-form"></div>', `data-config='${address}'`),
      );
      expect((await site.check(`${site.base}/a`)).out).toMatch(
        /the configuration could not be read from .* leads to \w+:, which is not http or https/,
      );
    },
  );
});

test('masks user, password and query values of addresses in lines, errors and JSON', async () => {
  site.answers.set(
    '/a',
    pageOf('<div data-widget="x"></div>').replace('src="/1/', `src="http://jo:hunter2@127.0.0.1/1/`),
  );
  site.headers.set('Content-Security-Policy', "script-src 'self'");
  const address = `${site.base.replace('//', '//jo:hunter2@')}/a?token=hunter2`;
  for (const args of [
    [address],
    ['--json', address],
    [address, `${address}&b=hunter2`],
    [address.replace('/a', '/none')],
  ])
    expect((await site.check(...args)).all).not.toContain('hunter2');
});
