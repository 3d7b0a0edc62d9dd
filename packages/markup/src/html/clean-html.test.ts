// @vitest-environment jsdom
import { keptElements } from '@adviser-widgets/widget/internal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('what authors write is kept as it is', () => {
  test.each([
    ['texts', '<h2 id="rates">Rates</h2>\n<p class="lead">Kia ora <b>koe</b> <em>e</em><br>hoa</p>'],
    ['lists', '<ol start="3" type="a">\n  <li>One</li>\n</ol>\n<dl><dt>a</dt><dd>b</dd></dl>'],
    ['links', '<a title="Film" href="/film" target="_blank" rel="noopener nofollow" download="">x</a>'],
    [
      'links to phones, mail and messages',
      '<a href="tel:0800">a</a><a href="mailto:a@b.nz">b</a><a href="sms:1">c</a>',
    ],
    [
      'addresses without a scheme',
      '<a href="www.example.nz">a</a><a href="?q=a:b">b</a><a href="//example.nz">c</a>',
    ],
    ['anchors', '<a name="top"></a><a id="end" href="#top">Up</a>'],
    [
      'pictures',
      '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" sizes="50vw" alt="" width="6" height="4" loading="lazy">',
    ],
    ['pictures in the markup', '<img src="data:image/png;base64,AAAA" alt="">'],
    [
      'sources',
      '<picture><source media="(min-width: 768px)" srcset="/a.svg"><img src="/b.jpg" alt=""></picture>',
    ],
    [
      'films',
      '<video src="/a.mp4" poster="/a.jpg" controls="" muted=""><track src="/a.vtt" kind="captions" srclang="mi"></video>',
    ],
    [
      'embedded pages',
      '<iframe src="https://www.youtube-nocookie.com/embed/x" title="A film" width="560" height="315" allow="autoplay; encrypted-media" allowfullscreen=""></iframe>',
    ],
    [
      'players as YouTube, Vimeo and Spotify offer them',
      '<iframe src="https://player.vimeo.com/video/1" allow="accelerometer; autoplay *; clipboard-write; encrypted-media; fullscreen \'self\' https://player.vimeo.com; gyroscope; picture-in-picture; web-share;"></iframe>',
    ],
    [
      'forms',
      '<form role="search" action="/search"><label for="q">Search <input id="q" name="q" required=""></label> <button>Go</button></form>',
    ],
    [
      'fields of any name',
      '<form action="/a"><input name="name"><select name="title"><option value="1" selected="">Ms</option></select></form>',
    ],
    [
      'tables',
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    ],
    ['details', '<details open=""><summary>More</summary><p>Hi</p></details>'],
    ['languages', '<p lang="mi" dir="ltr">Kia ora</p><time datetime="2026-01-01">today</time>'],
    [
      'accessible names',
      '<div role="group" aria-label="a" aria-describedby="b" tabindex="-1" hidden="">x</div>',
    ],
    ['data of other tools', '<div data-track="press" data-bs-toggle="collapse" data-theme="dark">x</div>'],
    [
      'widgets in widgets',
      '<div class="aw-widget" data-widget="icon" data-name="phone"><p data-slot="intro">x</p></div>',
    ],
    ['plain styles', '<p style="color: red; margin:0 auto;font-family:\'Open Sans\', serif">x</p>'],
    [
      'icons',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" aria-hidden="true"><title>Phone</title><path d="M1 1h2z" stroke-width="2"></path></svg>',
    ],
    ['icons of a sprite', '<svg width="24" height="24"><use href="/1/icons.svg#aw-icon-phone"></use></svg>'],
    ['comments of words', '<!-- From the phone team, March 2026 --><p>x</p>'],
    ['text with characters of HTML', '<p>a &lt; b &amp;&amp; c &gt; d</p>'],
  ])('%s', (_, html) => {
    expect(cleanHtml(html)).toEqual({ html, removed: [] });
  });
});

test('tools keep every element that pages keep in HTML of an attribute', () => {
  expect([...keptElements].flatMap((name) => cleanHtml(`<${name}>`).removed)).toEqual([]);
});

describe('what could run, or change the page around it, is left out and named', () => {
  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>', ['onclick']],
    ['a<script>x()</script>', 'a', ['<script>']],
    ['<a href=" java\tscript:x()">a</a>', '<a>a</a>', ['href']],
    ['<a href="vbscript:x">a</a><a href="data:text/html,x">b</a>', '<a>a</a><a>b</a>', ['href']],
    ['<iframe src="/a" srcdoc="&lt;script&gt;">x</iframe>', '<iframe src="/a"></iframe>', ['srcdoc']],
    ['<iframe src="data:image/svg+xml,x"></iframe>', '<iframe></iframe>', ['src']],
    ['<noscript><!--</noscript><img src onerror=x()>--></noscript>', '', ['<noscript>']],
    [
      '<svg><a><animate attributeName=href values=javascript:x() /><text>a</text></a></svg>',
      '<svg></svg>',
      ['<a>'],
    ],
    ['<svg><path><set attributeName=d to=x></path></svg>', '<svg><path></path></svg>', ['<set>']],
    ['<svg><style><img src onerror=x()></style></svg>', null, null],
    ['<svg><use href="data:image/svg+xml,x"></use></svg>', '<svg><use></use></svg>', ['href']],
    ['<math><mtext><table><mglyph><style><img src onerror=x()></style>', null, null],
    [
      '<form action="/a"><button formaction="javascript:x()">a</button></form>',
      '<form action="/a"><button>a</button></form>',
      ['formaction'],
    ],
    ['<form action="javascript:x()">a</form>', '<form>a</form>', ['action']],
    [
      '<a href="/" ping="//evil.example" target="top" rel="opener">a</a>',
      '<a href="/">a</a>',
      ['ping', 'target', 'rel'],
    ],
    [
      '<meta http-equiv="refresh" content="0"><base href="//evil.example"><link rel="stylesheet">',
      '',
      ['<meta>', '<base>', '<link>'],
    ],
    ['<template><img src onerror=x()></template>', '', ['<template>']],
    ['<div><template shadowrootmode="open"><b>a</b></template></div>', '<div></div>', ['<template>']],
    ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>', ['style']],
    ['<p style="background:url(//evil.example)">a</p>', '<p>a</p>', ['style']],
    ['<img name="cookie"><form id="forms"></form>', '<img><form></form>', ['name', 'id']],
    ['<a id="AdviserWidgets">a</a>', '<a>a</a>', ['id']],
    [
      '<p data-bind="text: x()" data-ng-click="x()" data-on:click="x()" @click="x()" x-data="x()">a</p>',
      '<p>a</p>',
      ['data-bind', 'data-ng-click', 'data-on:click', '@click', 'x-data'],
    ],
    ['<iframe src="/a" allow="camera"></iframe>', '<iframe src="/a"></iframe>', ['allow']],
    ['<iframe src="/a" allow="local-network-access"></iframe>', '<iframe src="/a"></iframe>', ['allow']],
    ['<iframe src="/a" allow="autoplay, bluetooth"></iframe>', '<iframe src="/a"></iframe>', ['allow']],
    ['<iframe src="/a" allow="autoplay camera"></iframe>', '<iframe src="/a"></iframe>', ['allow']],
    ['<!--#exec cmd="ls" --><!-- ko if: x() --><!--[if IE]><b>--><?php x() ?>', '', ['comments']],
    ['<img src="/a" srcset="javascript:x() 1x, /b 2x" alt="">', '<img src="/a" alt="">', ['srcset']],
    ['<acme-box onclick="x()"><b>a</b></acme-box>', '<b>a</b>', ['<acme-box>']],
    ['<acme-box data-widget="icon"></acme-box>', '<div data-widget="icon"></div>', ['<acme-box>']],
    ['<plaintext><img src onerror=x()>', '', ['<plaintext>']],
  ])('%s', (html, expected, named) => {
    const { html: written, removed } = cleanHtml(html);
    if (expected !== null) expect(written).toBe(expected);
    if (named !== null) expect(removed).toEqual(named);
    expect(written).not.toMatch(/onerror|script|x\(\)/);
  });
});

test('a form in a form is written as a browser reads it', () => {
  expect(cleanHtml('<form action="/a"><div></form><form action="/b">x</form></div>').html).toBe(
    '<form action="/a"><div>x</div></form>',
  );
});

test('elements that are named like members of the document hide nothing', () => {
  const html = '<img name="body" alt=""><form name="childNodes"><input name="attributes"></form><p>x</p>';
  expect(cleanHtml(html)).toEqual({
    html: '<img alt=""><form><input name="attributes"></form><p>x</p>',
    removed: ['name'],
  });
});

const tags = [
  ...[
    'p',
    'b',
    'a href="/a"',
    'form',
    'table',
    'tr',
    'td',
    'caption',
    'select',
    'option',
    'button',
    'h2',
    'li',
    'ul',
  ],
  ...[
    'svg',
    'title',
    'desc',
    'foreignObject',
    'math',
    'mtext',
    'mglyph',
    'style',
    'noscript',
    'template',
    'object',
  ],
  ...[
    'textarea',
    'iframe',
    'img src onerror=x()',
    'script',
    'xmp',
    'pre',
    'div title="</style><img src onerror=x()>"',
  ],
];
const names = tags.map((tag) => tag.split(' ', 1).join(''));
const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'x',
        '\n',
        '<!--',
        '-->',
        '--!>',
        ']]>',
        '<![CDATA[',
        '&lt;img src onerror=x()>',
        '"',
        "'",
      ),
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

describe('whatever is given', () => {
  test('what is written is read as it is written', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const { html: once } = cleanHtml(html);
        return cleanHtml(once).html === once;
      }),
      { numRuns: 300 },
    );
  });

  test('nothing that is written is left out the next time', () => {
    fc.assert(
      fc.property(soup, (html) => cleanHtml(cleanHtml(html).html).removed.length === 0),
      { numRuns: 300 },
    );
  });
});

test('keeps the name of a form that the page has, too', () => {
  document.body.innerHTML = '<form name="enquiry"></form>';
  expect(cleanHtml('<form name="enquiry"></form>').html).toBe('<form name="enquiry"></form>');
});
