import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { htmlText } from './html-text.ts';
import { SanitisedHtml } from './SanitisedHtml.tsx';

function show(html: string): HTMLElement {
  const { container } = render(<SanitisedHtml html={htmlText(html)} />);
  const root = container.querySelector<HTMLElement>('.aw-html');
  if (!root) throw new Error('expected the root');
  return root;
}

/** Everything in an element that the allow-list does not include. */
function beyondAllowed(root: Element): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const isAllowed = ['A', 'STRONG', 'EM', 'B', 'I', 'BR', 'SPAN', 'P'].includes(element.tagName);
    const odd = element.getAttributeNames().filter((name) => element.tagName !== 'A' || name !== 'href');
    const href = element.getAttribute('href') ?? '';
    const isSafe = /^(https?:|mailto:|tel:|[^a-z]|[^:]*$)/i.test(href);
    return isAllowed && isSafe ? odd : [`<${element.tagName} href="${href}">`];
  });
}

afterEach(cleanup);

const kept: readonly (readonly [string, string])[] = [
  ['Open <strong>today</strong>', 'Open <strong>today</strong>'],
  ['<em>a</em><b>b</b><i>c</i><span>d</span>', '<em>a</em><b>b</b><i>c</i><span>d</span>'],
  ['one<br>two<br/>three', 'one<br>two<br>three'],
  ['<form>one<input name="childNodes"><input name="localName"></form>', 'one'],
  ['<p>one</p><p>two</p>', '<p>one</p><p>two</p>'],
  ['<a href="/about">About</a>', '<a href="/about">About</a>'],
  [
    '<a href="https://example.nz/a?b=1&amp;c=2#d">x</a>',
    '<a href="https://example.nz/a?b=1&amp;c=2#d">x</a>',
  ],
  [
    '<a href="tel:0800000000">0800</a> <a href="mailto:kia@ora.nz">mail</a>',
    '<a href="tel:0800000000">0800</a> <a href="mailto:kia@ora.nz">mail</a>',
  ],
  ['<a href="//cdn.example.nz/x">x</a>', '<a href="//cdn.example.nz/x">x</a>'],
  ['<a href="#top"><b>Up</b></a>', '<a href="#top"><b>Up</b></a>'],
  ['<STRONG>loud</STRONG>', '<strong>loud</strong>'],
  ['Q&amp;A, 5 &lt; 6 &amp; “Māori” 🎉', 'Q&amp;A, 5 &lt; 6 &amp; “Māori” 🎉'],
  ['5 < 6', '5 &lt; 6'],
  ['', ''],
  ['plain', 'plain'],
  ['<b>unclosed', '<b>unclosed</b>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
  ['<p class="x" id="y" style="color:red" data-widget="z">a</p>', '<p>a</p>'],
  ['<h2>Title</h2><div>text</div>', 'Titletext'],
];

test.each(kept)('%s shows as %s', (html, shown) => {
  expect(show(html).innerHTML).toBe(shown);
});

const deep = (tag: string, count: number) => `${`<${tag}>`.repeat(count)}core${`</${tag}>`.repeat(count)}`;

/** Hostile or odd HTML, with the text that remains. */
const hostile: readonly (readonly [string, string])[] = [
  // Scripts and handlers
  ['a<script>alert(1)</script>b', 'ab'],
  ['a<SCRIPT SRC=//evil.example/x.js></SCRIPT>b', 'ab'],
  ['a<script>alert(1)', 'a'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>b', 'ipt>alert(1)ipt>b'],
  ['<<script>alert(1)</script>b', '<b'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<img src="x" onerror="alert(1)"><b onclick="alert(1)">a</b>', 'a'],
  ['<b onmouseover=alert(1)>a</b>', 'a'],
  ['<p onfocus=alert(1) tabindex=0 autofocus>a</p>', 'a'],
  ['<b/onpointerenter=alert(1)>a</b>', 'a'],
  ['<body onload=alert(1)>a', 'a'],
  ['<html onclick=alert(1)><body>a', 'a'],
  ['<video><source onerror=alert(1)>a</video>', 'a'],
  ['<audio src=x onerror=alert(1)>a</audio>', 'a'],
  ['<details open ontoggle=alert(1)>a</details>', 'a'],
  ['<marquee onstart=alert(1)>a</marquee>', 'a'],
  ['<input autofocus onfocus=alert(1)>a', 'a'],
  ['<select onfocus=alert(1)><option>a</option></select>', 'a'],
  // Addresses
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" javascript:alert(1)">a</a>', 'a'],
  ['<a href="java\nscript:alert(1)">a</a>', 'a'],
  ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
  ['<a href="java&Tab;script:alert(1)">a</a>', 'a'],
  ['<a href="&#1;javascript:alert(1)">a</a>', 'a'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', 'a'],
  ['<a href="&#106;avascript&colon;alert(1)">a</a>', 'a'],
  ['<a href="\u200bjavascript:alert(1)">a</a>', 'a'],
  ['<a href="vbscript:x">a</a>', 'a'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
  ['<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', 'a'],
  ['<a href="blob:https://example.nz/x">a</a>', 'a'],
  ['<a href="file:///etc/passwd">a</a>', 'a'],
  ['<a href="/x" ping="//evil.example" target="_blank" download onclick="alert(1)">a</a>', 'a'],
  ['<a xlink:href="javascript:alert(1)">a</a>', 'a'],
  ['<a name="x" id="y">a</a>', 'a'],
  ['<a>a</a>', 'a'],
  ['<a href="/x" href="javascript:alert(1)">a</a>', 'a'],
  // SVG and MathML
  ['<svg onload=alert(1)>a</svg>', 'a'],
  ['<svg><script>alert(1)</script>a</svg>', 'a'],
  ['<svg><a href="javascript:alert(1)"><text>a</text></a></svg>', 'a'],
  ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', 'a'],
  ['<svg><animate attributeName=href values=javascript:alert(1)>a</animate></svg>', 'a'],
  ['<svg><foreignObject><img src=x onerror=alert(1)>a</foreignObject></svg>', 'a'],
  ['<svg><use href="data:image/svg+xml,x"></use>a</svg>', 'a'],
  ['<math><mi href="javascript:alert(1)">a</mi></math>', 'a'],
  ['<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)>a</annotation-xml></math>', 'a'],
  // Markup that changes when it is parsed twice
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">a',
    'a',
  ],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">a', '">a'],
  ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style>a', 'a'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a', 'a'],
  ['<template><img src=x onerror=alert(1)></template>a', 'a'],
  ['<select><template><style><!--</template><a rel="--></style></select><img src onerror=alert(1)>">a', ''],
  ['<listing>&lt;img src=x onerror=alert(1)&gt;</listing>a', '<img src=x onerror=alert(1)>a'],
  ['<xmp><img src=x onerror=alert(1)></xmp>a', 'a'],
  ['<textarea><img src=x onerror=alert(1)></textarea>a', '<img src=x onerror=alert(1)>a'],
  ['<title><img src=x onerror=alert(1)></title>a', 'a'],
  ['<iframe><img src=x onerror=alert(1)></iframe>a', 'a'],
  ['<noembed><img src=x onerror=alert(1)></noembed>a', 'a'],
  ['<plaintext><img src=x onerror=alert(1)>', ''],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['<![CDATA[<img src=x onerror=alert(1)>]]>a', ']]>a'],
  ['<svg><![CDATA[<b>]]>a</svg>', '<b>a'],
  ['a<!-- <script>alert(1)</script> -->b', 'ab'],
  ['a<!--><img src=x onerror=alert(1)>-->b', 'a-->b'],
  ['a<!--!><b>--!>b', 'ab'],
  ['<?php echo 1 ?>a', 'a'],
  ['<!DOCTYPE html>a', 'a'],
  // Elements that change the page
  ['<style>*{display:none}</style>a', 'a'],
  ['<p style="position:fixed;inset:0">a</p>', 'a'],
  ['<link rel=stylesheet href=//evil.example/x.css>a', 'a'],
  ['<meta http-equiv=refresh content="0;url=//evil.example">a', 'a'],
  ['<base href="//evil.example/">a', 'a'],
  ['<form action="//evil.example"><input name=q><button>a</button></form>', 'a'],
  ['<form><form><input formaction=javascript:alert(1) type=submit>a</form></form>', 'a'],
  ['<img srcset="//evil.example/x 2x" src=x>a', 'a'],
  ['<object data="javascript:alert(1)">x</object>a', 'a'],
  ['<embed src="javascript:alert(1)">a', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['<div data-widget="request-call-form">a</div>', 'a'],
  ['<span data-widget="request-call-form" class="aw-widget" data-slot="success">a</span>', 'a'],
  ['<custom-element is="x">a</custom-element>', 'a'],
  ['<b slot="x" part="y" contenteditable>a</b>', 'a'],
  // Broken, deep, long
  ['<p><b><p><i></b>a</p></i>', 'a'],
  ['<table><tr><td><a href="/x">a<table><tr><td><a href="/y">b</a>', 'ab'],
  ['<a href="/x"><object><a href="/y">a</a></object></a>b', 'b'],
  ['<a href="/x"><button><a href="/y">a</a></button></a>', 'a'],
  ['<p><button><p>a</p></button></p>', 'a'],
  ['<b a="<b>">a</b>', 'a'],
  ['<b"onclick=alert(1)>a', 'a'],
  ['<a href="/x>a', ''],
  ['a\u0000<b>b</b>', 'ab'],
  ['</p></b></a></body></html>a', 'a'],
  ['a<br>'.repeat(3), 'aaa'],
  [deep('b', 40), 'core'],
  [deep('div', 10_000), ''],
  [deep('i', 190), 'core'],
  [deep('svg', 190), 'core'],
  [`a${'<b>'.repeat(5000)}`, 'a'],
];

describe('hostile HTML', () => {
  const rows = hostile.map(([html, text]) => ({ html, text, title: JSON.stringify(html.slice(0, 100)) }));

  test('covers at least 60 cases', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  test.each(rows)('$title adds nothing beyond the allow-list', ({ html }) => {
    expect(beyondAllowed(show(html))).toEqual([]);
  });

  test.each(rows)('$title keeps its text', ({ html, text }) => {
    expect(show(html).textContent).toBe(text);
  });

  test('never nests a link in a link, or a paragraph in a paragraph', () => {
    const roots = hostile.map(([html]) => show(html));
    expect(roots.filter((root) => root.querySelector('a a, p p'))).toEqual([]);
  });

  test('of a megabyte is cut at the 10,000th character', () => {
    expect(show('word '.repeat(200_000)).textContent).toHaveLength(10_000);
  });

  test('with a word of 60,000 digits shows its first thousand (P19)', () => {
    expect(show(`<b>${'1'.repeat(60_000)}</b>`).textContent).toBe(`${'1'.repeat(1000)}…`);
  });

  test('is cut at the 200th tag', () => {
    expect(show('a<br>'.repeat(1000)).querySelectorAll('br')).toHaveLength(200);
  });

  /** Measures what the browser's parser receives: a long text of unclosed tags takes it minutes. */
  function parsed(html: string): { readonly length: number; readonly tags: number } {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    show(html);
    const texts = parse.mock.calls.map(([text]) => String(text));
    return {
      length: Math.max(...texts.map((text) => text.length)),
      tags: Math.max(...texts.map((text) => text.split('<').length - 1)),
    };
  }

  test('that repeats unclosed tags in every paragraph is parsed up to its 200th tag', () => {
    const unclosed = Array.from({ length: 700 }, (_, index) => `<b x=${index}>`).join('');
    expect(parsed(`<p>${unclosed}</p>${'<p>x'.repeat(900)}`).tags).toBe(200);
  });

  test('of a megabyte of elements is parsed up to its 200th tag and its 10,000th character', () => {
    const html = '<b><i onclick=x>a'.repeat(60_000);
    expect(beyondAllowed(show(html))).toEqual([]);
    expect(parsed(html).tags).toBe(200);
    expect(parsed(html).length).toBeLessThanOrEqual(10_000);
  });
});

describe('Trusted Types', () => {
  test("the HTML goes through the library's only policy, and is only parsed", async () => {
    vi.resetModules(); // the policy is created once per page
    const createHTML = vi.fn((html: string) => `${html}<b>trusted</b>`);
    const createPolicy = vi.fn((_name: string, rules: object) => ({ ...rules, createHTML }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const fresh = await import('./SanitisedHtml.tsx');
    render(<fresh.SanitisedHtml html={htmlText('<i>a</i>')} />);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['adviser-widgets']);
    expect(createHTML).toHaveBeenCalledExactlyOnceWith('<i>a</i>');
    expect(document.querySelector('b')?.textContent).toBe('trusted');
  });
});
