import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { openPage } from '../pages/open-page.ts';

const address = 'https://www.example.nz/a/b.html';
const html = `<!doctype html><html><head><base href="/c/"><link rel="Stylesheet" href="page.css"></head><body>
<p>One <b id="b" class="x y">two<p>three</b> four</p><!-- <i data-widget="c"></i> -->
<table><tr><td>cell<div>out</div></table>
<div data-widget="d" data-heading-level="3" DATA-A=1><p data-slot="success">Thanks</p><a href="x?y#widget=z">go</a></div>
<template><i data-widget="t"></i></template><svg viewBox="0 0 1 1"><a xlink:href="#q">s</a></svg>
<b id="b">again</b><script type="Module" src="s.js">a < b</script></body></html>`;

const ours = openPage(html, address).document;
const { document: theirs } = new JSDOM(html, { url: address }).window;

/** What both say of an element. */
function described(element: Element | null): unknown {
  return (
    element && [
      element.localName,
      element.id,
      element.textContent,
      [...element.attributes].map(({ name, value }) => [name, value]),
      { ...(element as HTMLElement).dataset },
      element.parentElement?.localName,
      element.childElementCount,
    ]
  );
}

describe('a page is read as by a complete DOM', () => {
  test.each([
    '*',
    'p, td',
    '[data-widget]',
    '.aw-widget:not([data-widget])',
    'b.x.y > p',
    'link[rel~="stylesheet" i][href]',
    '[data-widget] [data-slot="success"] , a',
    'p:first-of-type + *',
    'table:has(td)',
    'none',
  ])('%s', (selector) => {
    expect([...ours.querySelectorAll(selector)].map(described)).toEqual(
      [...theirs.querySelectorAll(selector)].map(described),
    );
  });

  test('in part', () => {
    const within = (page: Document) =>
      [...(page.querySelector('div[data-widget]')?.querySelectorAll('p, a, div') ?? [])].map(described);
    expect(within(ours)).toEqual(within(theirs));
  });

  test.each(['b', 'none'])('by the id %s', (id) => {
    expect(described(ours.getElementById(id))).toEqual(described(theirs.getElementById(id)));
  });

  test('with the addresses of links and scripts', () => {
    const addresses = (page: Document) => [
      ...[...page.querySelectorAll('a')].map(({ href, hash, origin }) => [href, hash, origin]).slice(0, 1),
      page.querySelector('link')?.href,
      page.querySelector('script')?.src,
      page.URL,
      page.baseURI,
    ];
    expect(addresses(ours)).toEqual(addresses(theirs));
  });

  test.each(['main >', '[', 'a:nonsense', '', 'a > , b'])('refuses the selector "%s"', (selector) => {
    expect(() => ours.createDocumentFragment().querySelector(selector)).toThrow();
    expect(() => theirs.createDocumentFragment().querySelector(selector)).toThrow();
  });
});

test('the contents of templates are apart', () => {
  expect(openPage(html, address).inTemplates.map(({ dataset }) => dataset['widget'])).toEqual(['t']);
});

test('noscript holds text, as where scripts run', () => {
  const { document } = openPage('<noscript><p>Call us</p></noscript>', address);
  expect(document.querySelector('p')).toBeNull();
  expect(document.querySelector('noscript')?.textContent).toBe('<p>Call us</p>');
});
