// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { sampleWidgets } from '../sample-widgets.ts';
import { startDraft } from '../draft/example-draft.ts';
import { readText } from './read-text.ts';
import type { TextElements } from './text-elements.ts';
import { writeText } from './write-text.ts';

/** The HTML that the field writes back, or what it can't hold. */
function rewritten(html: string, elements: TextElements = 'content'): string | readonly string[] {
  const read = readText(html, elements);
  return 'parts' in read ? read.parts : writeText(read);
}

describe('a field holds without a change', () => {
  test.each([
    ['paragraphs', '<p>One</p>\n<p>Two</p>'],
    ['a heading of any level', '<h4>Thanks!</h4>\n<p>We call you.</p>'],
    ['emphasis, as it was written', '<p>a <strong>b</strong> <b>c</b> <em>d</em> <i>e</i></p>'],
    ['links', '<p>Call <a href="tel:0800000000">0800 000 000</a>.</p>'],
    ['text without a paragraph', 'Call <a href="tel:0800000000">0800 000 000</a>.'],
    ['line breaks', '<p>1 Example Quay<br>Wellington</p>'],
    ['no-break spaces', '<p>0800&nbsp;000</p>'],
    ['pictures, also in links', '<a href="/film"><img src="/a.jpg" alt="" width="64" height="36"> Watch</a>'],
    ['lists', '<ul>\n  <li>One</li>\n  <li><a href="/two">Two</a></li>\n</ul>'],
    ['lists in lists', '<ol>\n  <li>One\n    <ul>\n      <li>Two</li>\n    </ul>\n  </li>\n</ol>'],
    ['text with characters of HTML', '<p>a &lt; b &amp; c</p>'],
  ])('%s', (_, html) => {
    expect(rewritten(html)).toBe(html);
  });

  test.each([
    ['invisible white space', '<p>\n  One\n  two </p> <p>Three</p>', '<p>One two</p>\n<p>Three</p>'],
    ['marks in another order', '<p><b><a href="/a">x</a></b></p>', '<p><a href="/a"><b>x</b></a></p>'],
    ['nothing', '  ', ''],
  ])('%s, written in its own way', (_, html, written) => {
    expect(rewritten(html)).toBe(written);
  });
});

describe('a field refuses what it would lose, and names it', () => {
  test.each([
    ['tables', '<table><tr><td>x</td></tr></table>', ['<table>']],
    ['classes and styles', '<p class="lead" style="color: red">x</p>', ['class', 'style']],
    ['targets of links', '<p><a href="/" target="_blank">x</a></p>', ['target']],
    ['addresses that are none', '<p><a href="javascript:alert(1)">x</a></p>', []],
    ['anchors', '<p><a id="top"></a>x</p>', ['id']],
    ['widgets', '<div class="aw-widget" data-widget="icon"></div>', ['<div>']],
    ['comments', '<!-- ours --><p>x</p>', []],
    ['first headings', '<h1>x</h1>', ['<h1>']],
    ['paragraphs in list items', '<ul><li><p>x</p></li></ul>', []],
    ['a list that starts elsewhere', '<ol start="3"><li>x</li></ol>', ['start']],
    ['a link around a paragraph', '<a href="/"><p>x</p></a>', []],
    ['bare text beside paragraphs', 'x<p>y</p>', []],
  ])('%s', (_, html, parts) => {
    expect(rewritten(html)).toEqual(parts);
  });

  test.each(['<h3>x</h3>', '<ul><li>x</li></ul>', '<img src="/a.jpg">'])(
    'in an attribute, also %s, which the sanitiser removes',
    (html) => {
      expect(rewritten(html, 'attribute')).toContainEqual(expect.stringMatching(/^<(h3|ul|img)>$/));
    },
  );
});

test.each([...sampleWidgets.keys()])('every text of the example of %s opens as text', (name) => {
  const widget = sampleWidgets.get(name);
  const draft = widget && startDraft(widget);
  const texts = [...Object.values(draft?.slots ?? {}), draft?.content ?? ''];
  expect(texts.map((html) => readText(html, 'content')).filter((read) => 'parts' in read)).toEqual([]);
});
