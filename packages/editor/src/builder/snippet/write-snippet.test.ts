// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { WidgetDraft } from '../draft/draft.ts';
import { draftOf, readDraft } from '../draft/read-draft.ts';
import { sampleWidget, sampleWidgets } from '../sample-widgets.ts';
import { writeLink, writeSnippet } from './write-snippet.ts';

const empty: WidgetDraft = { widget: 'request-call-form', tag: 'div', attributes: {}, others: [], slots: {}, content: '', link: { address: '/call', text: 'Call me' } };

function placeholderIn(html: string): Element {
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(html));
  const element = host.querySelector('[data-widget], a');
  if (!element) throw new Error('no placeholder');
  return element;
}

test.each([...sampleWidgets.keys()])('the example of %s comes back as it went in', (name) => {
  const widget = sampleWidget(name);
  const draft = draftOf(widget);
  expect(readDraft(placeholderIn(writeSnippet(draft)), widget)).toEqual(draft);
});

describe('a value', () => {
  test.each([
    ['quotes, ampersands and tags are escaped', `Say "hi" & <b>go</b> > on`, 'Say &quot;hi&quot; &amp; &lt;b&gt;go&lt;/b&gt; &gt; on'],
    ['is on one line', ' Talk\n  to\tus ', 'Talk to us'],
    ['shows no shortcode', 'See [gallery]', 'See &#91;gallery]'],
    ['keeps macrons, apostrophes, dashes and curly quotes', "Whānau – it's “ours”", "Whānau – it's “ours”"],
    ['keeps no-break spaces, named', '0800\u00a0000', '0800&nbsp;000'],
  ])('%s', (_, heading, written) => {
    expect(writeSnippet({ ...empty, attributes: { heading } })).toBe(`<div class="aw-widget" data-widget="request-call-form" data-heading="${written}"></div>`);
  });
});

test('slots come first, then the content, indented', () => {
  expect(writeSnippet({ ...empty, slots: { success: '<h3>Thanks!</h3>\n<p>Bye</p>', intro: '  ' }, content: '<p>Call us</p>' })).toBe(`<div class="aw-widget" data-widget="request-call-form">
  <div data-slot="success">
    <h3>Thanks!</h3>
    <p>Bye</p>
  </div>
  <p>Call us</p>
</div>`);
});

test('content that was left open ends inside', () => {
  expect(writeSnippet({ ...empty, content: '<p>Call <b>us' })).toBe('<div class="aw-widget" data-widget="request-call-form">\n  <p>Call <b>us</b></p>\n</div>');
});

test('preformatted text gets no indent', () => {
  expect(writeSnippet({ ...empty, content: '<pre>a\n  b</pre>' })).toContain('\n<pre>a\n  b</pre>\n');
});

test('what else stood on the element stays', () => {
  const draft = readDraft(placeholderIn('<div id="a" class="wide aw-widget" data-widget="request-call-form" data-widget-state="ready" data-aos="x" data-widget-load="idle"></div>'), sampleWidget('request-call-form'));
  expect(writeSnippet(draft)).toBe('<div class="aw-widget wide" data-widget="request-call-form" id="a" data-aos="x" data-widget-load="idle"></div>');
});

test('a slot that is more than a div keeps its element', () => {
  const widget = sampleWidget('request-call-form');
  const draft = readDraft(placeholderIn('<div data-widget="request-call-form"><section class="x" data-slot="success"><p>Hi</p></section></div>'), widget);
  expect(draft.slots).toEqual({ success: '<section class="x"><p>Hi</p></section>' });
});

test('a widget in the middle of a line stays on it', () => {
  expect(writeSnippet({ ...empty, widget: 'typing-text', tag: 'span', content: 'Home loans' })).toBe('<span class="aw-widget" data-widget="typing-text">Home loans</span>');
});

describe('the link form', () => {
  test('carries widget, settings and loading, escaped for an address', () => {
    const draft: WidgetDraft = { ...empty, attributes: { heading: 'Kia ora (you) & me', 'campaign-id': 'A+1' }, others: [['data-widget-load', 'idle'], ['id', 'x']] };
    expect(writeLink(draft)).toBe('<a href="/call#widget=request-call-form&amp;heading=Kia%20ora%20%28you%29%20%26%20me&amp;campaign-id=A%2B1&amp;widget-load=idle">Call me</a>');
  });

  test('comes back as it went in', () => {
    const widget = sampleWidget('request-call-form');
    const draft = { ...draftOf(widget), attributes: { heading: 'Talk & "more" + 1', 'campaign-id': 'HL-2026' } };
    const read = readDraft(placeholderIn(writeLink(draft)), widget);
    expect([read.attributes, read.link]).toEqual([draft.attributes, draft.link]);
  });
});
