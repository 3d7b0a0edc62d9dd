// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { WidgetDraft } from './draft.ts';
import { readDraft, readExample } from './read-draft.ts';
import { sampleWidget, sampleWidgets } from '../sample-widgets.ts';
import { writeLink, writeSnippet } from './write-snippet.ts';

const empty: WidgetDraft = {
  widget: 'request-call-form',
  tag: 'div',
  attributes: {},
  others: [],
  slots: {},
  content: '',
  link: { address: '/call', text: 'Call me' },
};

function placeholderIn(html: string): Element {
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(html));
  const element = host.querySelector('[data-widget], a');
  if (!element) throw new Error('no placeholder');
  return element;
}

test.each([...sampleWidgets.keys()])('writes the example of %s as it was read', (name) => {
  const widget = sampleWidget(name);
  const draft = readExample(widget);
  expect(readDraft(placeholderIn(writeSnippet(draft)), widget)).toEqual(draft);
});

describe('a value', () => {
  test.each([
    [
      'quotes, ampersands and tags are escaped',
      `Say "hi" & <b>go</b> > on`,
      'Say &quot;hi&quot; &amp; &lt;b&gt;go&lt;/b&gt; &gt; on',
    ],
    ['is on one line', ' Talk\n  to\tus ', 'Talk to us'],
    ['shows no shortcode', 'See [gallery]', 'See &#91;gallery]'],
    ['keeps macrons, apostrophes, dashes and curly quotes', "Whānau – it's “ours”", "Whānau – it's “ours”"],
    ['keeps no-break spaces, named', '0800\u00a0000', '0800&nbsp;000'],
  ])('%s', (_, heading, written) => {
    expect(writeSnippet({ ...empty, attributes: { heading } })).toBe(
      `<div class="aw-widget" data-widget="request-call-form" data-heading="${written}"></div>`,
    );
  });
});

test('writes slots first, then the content, indented', () => {
  expect(
    writeSnippet({
      ...empty,
      slots: { success: '<h3>Thanks!</h3>\n<p>Bye</p>', intro: '  ' },
      content: '<p>Call us</p>',
    }),
  ).toBe(`<div class="aw-widget" data-widget="request-call-form">
  <div data-slot="success">
    <h3>Thanks!</h3>
    <p>Bye</p>
  </div>
  <p>Call us</p>
</div>`);
});

test('closes unclosed content inside the placeholder', () => {
  expect(writeSnippet({ ...empty, content: '<p>Call <b>us' })).toBe(
    '<div class="aw-widget" data-widget="request-call-form">\n  <p>Call <b>us</b></p>\n</div>',
  );
});

test('does not indent preformatted text', () => {
  expect(writeSnippet({ ...empty, content: '<pre>a\n  b</pre>' })).toContain('\n<pre>a\n  b</pre>\n');
});

test('keeps other attributes of the element', () => {
  const draft = readDraft(
    placeholderIn(
      '<div id="a" class="wide aw-widget" data-widget="request-call-form" data-widget-state="ready" data-aos="x" data-widget-load="idle"></div>',
    ),
    sampleWidget('request-call-form'),
  );
  expect(writeSnippet(draft)).toBe(
    '<div class="aw-widget wide" data-widget="request-call-form" id="a" data-aos="x" data-widget-load="idle"></div>',
  );
});

test('keeps the element of a slot that is more than a div', () => {
  const widget = sampleWidget('request-call-form');
  const draft = readDraft(
    placeholderIn(
      '<div data-widget="request-call-form"><section class="x" data-slot="success"><p>Hi</p></section></div>',
    ),
    widget,
  );
  expect(draft.slots).toEqual({ success: '<section class="x"><p>Hi</p></section>' });
});

test('keeps an inline widget on its line', () => {
  expect(writeSnippet({ ...empty, widget: 'typing-text', tag: 'span', content: 'Home loans' })).toBe(
    '<span class="aw-widget" data-widget="typing-text">Home loans</span>',
  );
});

describe('the link form', () => {
  test('carries widget, settings and loading, escaped for an address', () => {
    const draft: WidgetDraft = {
      ...empty,
      attributes: { heading: 'Kia ora (you) & me', 'campaign-id': 'A+1' },
      others: [
        ['data-widget-load', 'idle'],
        ['id', 'x'],
      ],
    };
    expect(writeLink(draft)).toBe(
      '<a href="/call#widget=request-call-form&amp;heading=Kia%20ora%20%28you%29%20%26%20me&amp;campaign-id=A%2B1&amp;widget-load=idle">Call me</a>',
    );
  });

  test('is read back unchanged', () => {
    const widget = sampleWidget('request-call-form');
    const draft = {
      ...readExample(widget),
      attributes: { heading: 'Talk & "more" + 1', 'campaign-id': 'HL-2026' },
    };
    const read = readDraft(placeholderIn(writeLink(draft)), widget);
    expect(read.attributes).toEqual(draft.attributes);
    expect(read.link).toEqual(draft.link);
  });
});
