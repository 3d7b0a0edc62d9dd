import { accordion } from '@adviser-widgets/disclosure';
import { popUp } from '@adviser-widgets/banners';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import type { KnownWidget } from '@adviser-widgets/widget';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkHtml, type GivenPage } from './check-html.ts';
import { writeText } from '../report/write-report.ts';

const widgets: readonly KnownWidget[] = [accordion, popUp, requestCallForm, iframeEmbed, youtubeVideo];
const manifest = new Map(widgets.map((widget) => [widget.name, widget]));

const sheet = '<link rel="stylesheet" href="https://cdn.example.nz/adviser-widgets/1/page.css">';
const script =
  '<script async src="https://cdn.example.nz/adviser-widgets/1/loader.js" data-brand="acme" data-captcha-site-key="6LeIxAcT"></script>';
const block =
  '<script type="application/json" id="adviser-widgets-config">{"brand":"acme","captcha":{"siteKey":"6LeIxAcT"}}</script>';
const fallback = '<p>Call <a href="tel:0800000000">0800 000 000</a>.</p>';
const form = `<div class="aw-widget" data-widget="request-call-form">${fallback}</div>`;

async function check(
  body: string,
  { head = sheet + script, ...given }: Partial<GivenPage> & { readonly head?: string } = {},
) {
  const html = `<!doctype html><html><head>${head}</head><body>\n${body}</body></html>`;
  return checkHtml({ name: 'a.html', html, address: 'https://www.example.nz/a.html', ...given }, manifest);
}

/** Returns `line:column severity subject: message` for each finding. */
async function found(...given: Parameters<typeof check>): Promise<string[]> {
  const { findings } = await check(...given);
  return findings.map(
    ({ line = '', column = '', severity, subject, message }) =>
      `${line}:${column} ${severity} ${subject}: ${message}`,
  );
}

test('finds nothing to fix on a correct page', async () => {
  expect(
    await check(
      `${form}<div class="aw-widget" data-widget="pop-up" data-trigger="open"><p>Offer</p>${form}</div><button id="open">Open</button>`,
    ),
  ).toEqual({
    page: 'a.html',
    widgets: 3,
    leads: { live: '', sandbox: '' },
    findings: [],
  });
});

test('says where leads go in each environment, without the key in a query', async () => {
  const attributes =
    'data-brand="acme" data-api-base-live="https://api.example.nz/v1?code=1" data-api-base-sandbox="/test"';
  const { leads } = await check(form, { head: sheet + script.replace('data-brand="acme"', attributes) });
  expect(leads).toEqual({
    live: 'https://api.example.nz/v1/acme/',
    sandbox: 'https://www.example.nz/test/acme/',
  });
});

test('reports nothing for a page without widgets', async () => {
  expect(await check('<p>Kia ora</p>', { head: '', policies: ["script-src 'none'"] })).toEqual({
    page: 'a.html',
    widgets: 0,
    findings: [],
  });
});

test('finds all twenty planted mistakes, each with its position and fix', async () => {
  const report = await checkHtml(
    {
      name: 'twenty-mistakes.html',
      html: readFileSync(new URL('../../cases/twenty-mistakes.html', import.meta.url), 'utf8'),
      address: 'https://site.invalid/twenty-mistakes.html',
    },
    manifest,
  );
  const expected = new URL('../../cases/twenty-mistakes.txt', import.meta.url);
  expect(`${writeText([report])}\n`).toBe(readFileSync(expected, 'utf8'));
  expect(report.findings.length).toBeGreaterThanOrEqual(20);
});

test.each([
  ['youtube-video', 'data-video="hello"', 'a video on YouTube: its address, or its id of 11 characters'],
  [
    'youtube-video',
    'data-video="https://vimeo.com/76979871"',
    'a video on YouTube: its address, or its id of 11 characters',
  ],
  ['iframe-embed', 'data-src="mailto:jo@example.nz"', 'the address of a page: http, https or a path'],
])(
  'for %s with %s, reports what is wrong, the expected form and an example',
  async (widget, attribute, expected) => {
    const [wrong] = await found(
      `<div class="aw-widget" data-widget="${widget}" data-title="T" ${attribute}></div>`,
    );
    expect(wrong).toContain(`error ${widget}: ${attribute} is not ${expected}; for example data-`);
  },
);

describe('a video without a picture', () => {
  const video = (attributes: string, inside: string) =>
    `<div class="aw-widget" data-widget="youtube-video" data-video="M7lc1UVf-VE" ${attributes}><a href="https://youtu.be/M7lc1UVf-VE">${inside}Watch</a></div>`;

  test('is reported', async () => {
    expect(await found(video('', ''))).toEqual([
      '2:1 warning youtube-video: has no picture; put one into the link inside, or write data-thumbnail="true" to show that of YouTube',
    ]);
  });

  test.each([
    ['with a picture', '', '<img src="/a.jpg" alt="">'],
    ['with the thumbnail', 'data-thumbnail="true"', ''],
  ])('is not reported %s', async (_, attributes, inside) => {
    expect(await found(video(attributes, inside))).toEqual([]);
  });
});

test('reports a honeypot named like a field of the lead', async () => {
  expect(
    await found(
      '<div class="aw-widget" data-widget="request-call-form" data-honeypot-name="FormEmail"><p>Call us</p></div>',
    ),
  ).toEqual([
    '2:56 error request-call-form: data-honeypot-name="FormEmail" is not a name that differs from every field of the lead; for example data-honeypot-name="hamCheck"',
  ]);
});

describe('places', () => {
  test('are those of the attribute, the slot or the element', async () => {
    const slots =
      '<div class="aw-widget" data-widget="request-call-form"\n   data-heading-level="x">\n <p data-slot="sucess">T</p><p>Call us</p></div>';
    expect((await found(slots)).map((line) => line.split(' ')[0])).toEqual(['3:4', '4:5']);
  });
});

describe('links that are placeholders', () => {
  const link =
    '<a href="/call#widget=request-call-form&amp;headding=x">Call</a> <a href="https://elsewhere.nz/#widget=nonsense">x</a>';

  test("count if the configuration allows them, on the page's own origin", async () => {
    expect(await found(link)).toEqual([
      '2:4 error page: This link has the settings of request-call-form, but the configuration does not allow links to be widgets; add "links": {"widgets": ["request-call-form"]}, or use the HTML snippet.',
    ]);
    expect(
      await found(link, { head: sheet + script.replace('data-brand', 'data-links="true" data-brand') }),
    ).toEqual(['2:1 warning request-call-form: does not know headding=x; write heading=x']);
  });
});

describe('links in a part of the page (R23)', () => {
  const link = (rel = '') => `<a ${rel} href="/call#widget=request-call-form&amp;headding=x">Call</a>`;
  const withLinks = (links: unknown) => ({
    head: sheet + script.replace('async', 'data-config="/aw.json" async'),
    fetchConfig: () => Promise.resolve({ captcha: { siteKey: '6LeIxAcT' }, links }),
  });
  const expected = [expect.stringMatching(/does not know headding=x/)];

  test('are checked only inside that part', async () => {
    expect(await found(`<main>${link()}</main>`, withLinks({ within: 'main' }))).toEqual(expected);
    expect(await found(`<aside>${link()}</aside>`, withLinks({ within: 'main' }))).toEqual([]);
  });

  test('are checked only for the listed widgets', async () => {
    expect(await found(link(), withLinks({ widgets: ['request-call-form'] }))).toEqual(expected);
    expect(await found(link(), withLinks({ widgets: ['pop-up'] }))).toEqual([]);
  });

  test.each(['ugc', 'nofollow', 'sponsored'])('are not checked with rel="%s"', async (rel) => {
    expect(await found(link(`rel="${rel}"`), withLinks(true))).toEqual([]);
  });

  test('with data-widget and a marked rel are reported', async () => {
    expect(await found('<a rel="nofollow" href="/call" data-widget="request-call-form">Call</a>')).toEqual([
      '2:1 error page: request-call-form “Call” does not load: its rel says that a visitor wrote it or that it is paid for; if it is yours, remove ugc, nofollow and sponsored from rel.',
    ]);
  });

  test.each<[unknown, RegExp]>([
    [
      { within: 'main >' },
      /^1:\d+ error configuration: configuration key "links\.within": expected a CSS selector/,
    ],
    [
      { widgets: ['reqest-call-form'] },
      /^1:\d+ error configuration: configuration key "links\.widgets": expected names of widgets .*; using the default$/,
    ],
  ])('report one error for the invalid rule %j', async (links, message) => {
    expect(await found(form, withLinks(links))).toEqual([expect.stringMatching(message)]);
  });
});

describe('the configuration', () => {
  test('without a brand is an error for forms only', async () => {
    const head = sheet + script.replace('data-brand="acme"', '');
    expect(await found(form, { head })).toEqual([
      ': error configuration: "brand" is missing, so widgets that call the API do not load; add it, for example data-brand="acme" on the script tag',
    ]);
    expect(await found('<div class="aw-widget" data-widget="accordion"><h2>A</h2></div>', { head })).toEqual(
      [],
    );
  });

  test('is read from its own block, and its mistakes are reported there', async () => {
    const block =
      '<script type="application/json" id="adviser-widgets-config">{"brand":"acme","captcha":{"siteKey":"6LeIxAcT"},"environmnt":"live"}</script>';
    expect(
      await found(form, { head: `${sheet}${script.replace('data-brand="acme"', '')}\n${block}` }),
    ).toEqual([expect.stringMatching(/^2:1 warning configuration: .*environmnt.*environment/)]);
  });

  test('reports each of its messages that is not a text', async () => {
    const head = sheet + script.replace('async', 'data-config="/aw.json" async');
    const messages = { close: null, accordion: { close: 'x' }, acordion: { close: 'x' } };
    expect(
      await found('<div class="aw-widget" data-widget="accordion"><h2>A</h2></div>', {
        head,
        fetchConfig: () => Promise.resolve({ messages }),
      }),
    ).toEqual([
      expect.stringMatching(
        /^1:\d+ error configuration: configuration key "messages\.close": expected a text, or texts by name for one widget; using the default$/,
      ),
      expect.stringMatching(
        /^1:\d+ error configuration: configuration key "messages\.acordion": expected a text/,
      ),
    ]);
  });

  test('is fetched from its address; if it cannot be read, only that is reported', async () => {
    const head = sheet + script.replace('data-brand="acme"', 'data-config="/aw.json"');
    const asked: string[] = [];
    const fetchConfig = (address: string) =>
      Promise.resolve(asked.push(address) && { brand: 'acme', captcha: { siteKey: '6LeIxAcT' } });
    expect(await found(form, { head, fetchConfig })).toEqual([]);
    expect(asked).toEqual(['https://www.example.nz/aw.json']);
    expect(
      await found(form, { head, fetchConfig: () => Promise.reject(new Error('it answered 404')) }),
    ).toEqual([
      expect.stringMatching(
        /^1:\d+ error configuration: the configuration could not be read: it answered 404$/,
      ),
    ]);
    expect(await found(form, { head })).toEqual([]);
  });
});

describe('the script tag', () => {
  test.each([
    ['none', sheet, /this page has widgets but no script for them/],
    [
      'integrity at a moving address',
      sheet + script.replace('async', 'integrity="sha384-A" crossorigin async'),
      /has integrity at an address that changes/,
    ],
    [
      'integrity without crossorigin',
      (sheet + script.replace('async', 'integrity="sha384-A" async')).replaceAll('/1/', '/1.0.0/'),
      /crossorigin="anonymous"/,
    ],
    [
      'a module without attributes',
      `${sheet}<script type="module" src="https://cdn.example.nz/1/loader.js"></script>${block}`,
      /remove the type/,
    ],
    ['http', sheet + script.replace('https:', 'http:'), /use https/],
    ['no page.css', script, /page\.css is not linked/],
  ])('%s', async (_name, head, message) => {
    expect(await found(form, { head })).toEqual([expect.stringMatching(message)]);
  });

  test('a module whose attributes tell it from other scripts is right (R24)', async () => {
    expect(await found(form, { head: sheet + script.replace('async', 'type="module"') })).toEqual([]);
  });
});

describe('the policy', () => {
  const withNonce = sheet + script.replace('async', 'nonce="abc" async');
  const types = "require-trusted-types-for 'script'; trusted-types adviser-widgets";

  test.each([
    [
      'a nonce',
      withNonce,
      `script-src 'nonce-abc' 'strict-dynamic'; style-src https://cdn.example.nz; connect-src 'self'; ${types}`,
    ],
    [
      'origins and hashes',
      sheet + script,
      `default-src 'self' *.example.nz; script-src https://cdn.example.nz/adviser-widgets/ 'sha256-AAAA' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; frame-src www.recaptcha.net`,
    ],
    ['origins alone (R27)', sheet + script, 'script-src cdn.example.nz www.gstatic.com www.recaptcha.net'],
    ['no script directive', sheet + script, "img-src 'self'"],
    ['a scheme', sheet + script, "default-src https: 'unsafe-inline'"],
  ])('with %s allows everything', async (_name, head, policy) => {
    expect(await found(form, { head, policies: [policy] })).toEqual([]);
  });

  test.each([
    [
      'another nonce',
      withNonce,
      "script-src 'nonce-xyz' 'strict-dynamic'",
      /the script tag has none of its nonces/,
    ],
    ['a nonce alone', withNonce, "script-src 'nonce-abc'", /add 'strict-dynamic'/],
    [
      'another origin',
      sheet + script,
      "script-src 'self' 'unsafe-inline'",
      /script-src does not allow .*add https:\/\/cdn\.example\.nz/,
    ],
    ['no sheets', sheet + script, "style-src 'self'", /style-src does not allow/],
    ['other types', sheet + script, 'trusted-types default', /add adviser-widgets/],
    [
      'no API',
      sheet +
        script.replace(
          'data-brand',
          'data-api-base-live="https://api.example.nz" data-environment="live" data-brand',
        ),
      "connect-src 'self'",
      /connect-src does not allow the address in apiBase\.live; add its origin$/,
    ],
    [
      'a path that is not ours',
      sheet + script,
      "script-src https://cdn.example.nz/other/ 'unsafe-inline'",
      /script-src does not allow/,
    ],
  ])('with %s reports what to add', async (_name, head, policy, message) => {
    expect(await found(form, { head, policies: [policy] })).toEqual([expect.stringMatching(message)]);
  });

  test('is read from a meta element too, and each one is checked separately', async () => {
    const meta = `<meta http-equiv="content-security-policy" content="style-src 'self'">`;
    expect(await found(form, { head: meta + sheet + script, policies: ['trusted-types a'] })).toHaveLength(2);
  });
});
