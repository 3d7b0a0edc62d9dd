// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readMarkup } from '../choose/read-markup.ts';
import { writeSnippet } from '../draft/write-snippet.ts';
import { sampleWidgets } from '../sample-widgets.ts';

/** The snippets that the builder writes for pasted text. */
function snippets(text: string): string[] {
  return readMarkup(text, sampleWidgets).found.map(({ draft }) => (draft ? writeSnippet(draft) : 'no draft'));
}

const form = (attributes: string, inside = '') =>
  `<div class="aw-widget" data-widget="request-call-form"${attributes}>${inside}</div>`;

describe('a shortcode', () => {
  test.each([
    [
      'alone',
      '[adviser_widget name="request-call-form" heading="Talk & more"]',
      form(' data-heading="Talk &amp; more"'),
    ],
    ['with data-', "[adviser_widget name='request-call-form' data-heading='Hi']", form(' data-heading="Hi"')],
    ['without quotes', '[adviser_widget name=request-call-form heading=Hi /]', form(' data-heading="Hi"')],
    [
      'with quotes that WordPress curled',
      '[adviser_widget name=&#8221;request-call-form&#8221; heading=“Talk to us”]',
      form(' data-heading="Talk to us"'),
    ],
    ['in a paragraph', '<p>[adviser_widget name="request-call-form"]</p>', form('')],
    [
      'with id and class',
      '[adviser_widget name="request-call-form" id="a" class="wide"]',
      form(' id="a"').replace('aw-widget', 'aw-widget wide'),
    ],
    [
      'that was escaped',
      '&#91;adviser_widget name=&quot;request-call-form&quot; heading=&quot;Hi&quot;&#93;',
      form(' data-heading="Hi"'),
    ],
    ['with a name that has a slip', '[adviser_widget name="requestcall"]', form('')],
  ])('%s is understood', (_, text, snippet) => {
    expect(snippets(text)).toEqual([snippet]);
  });

  test('holds slots and a fallback, which gets its paragraphs', () => {
    const text = `[adviser_widget name="request-call-form" campaign-id="HL-2026"]
[adviser_slot name="success"]<h3>Thanks!</h3> We'll be in touch.[/adviser_slot]
Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.

Or write.
[/adviser_widget]`;
    expect(snippets(text)).toEqual([
      form(
        ' data-campaign-id="HL-2026"',
        `
  <div data-slot="success"><h3>Thanks!</h3><p>We'll be in touch.</p></div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
  <p>Or write.</p>
`,
      ),
    ]);
  });

  test('without an end holds nothing, and a later end closes the last one', () => {
    const text =
      '[adviser_widget name="request-call-form"] x [adviser_widget name="collapse" label="More"]y[/adviser_widget]';
    expect(snippets(text)).toEqual([
      form(''),
      '<div class="aw-widget" data-widget="collapse" data-label="More">\n  <p>y</p>\n</div>',
    ]);
  });

  test('in double brackets is text for readers', () => {
    expect(snippets('[[adviser_widget name="request-call-form"]]')).toEqual([]);
  });

  test('within a line stays in its line', () => {
    expect(
      snippets('We do [adviser_widget name="typing-text" words="a, b"]a[/adviser_widget] for you'),
    ).toEqual(['<span class="aw-widget" data-widget="typing-text" data-words="a, b">a</span>']);
  });
});

describe('a block of the plugin', () => {
  test('is understood with its slots and the blocks inside', () => {
    const text = `<!-- wp:adviser-widgets/request-call-form {"heading":"Kia ora \\u0026 hi","headingLevel":3,"closable":false,"elementId":"a","widgetLoad":"idle"} -->
<!-- wp:adviser-widgets/slot {"name":"success"} -->
<!-- wp:paragraph -->
<p>Thanks!</p>
<!-- /wp:paragraph -->
<!-- /wp:adviser-widgets/slot -->

<!-- wp:paragraph -->
<p>Call us</p>
<!-- /wp:paragraph -->
<!-- /wp:adviser-widgets/request-call-form -->`;
    expect(snippets(text)).toEqual([
      form(
        ' data-heading="Kia ora &amp; hi" data-heading-level="3" data-closable="false" id="a" data-widget-load="idle"',
        '\n  <div data-slot="success"><p>Thanks!</p></div>\n  <p>Call us</p>\n',
      ),
    ]);
  });

  test('without anything inside is understood', () => {
    expect(snippets('<!-- wp:adviser-widgets/typing-text {"words":["Home loans","Cover"]} /-->')).toEqual([
      '<span class="aw-widget" data-widget="typing-text" data-words="Home loans, Cover"></span>',
    ]);
  });
});

test.each([
  [
    'with escaped quotes',
    '&lt;div class=&quot;aw-widget&quot; data-widget=&quot;request-call-form&quot; data-heading=&quot;Hi&quot;&gt;&lt;/div&gt;',
  ],
  [
    'in a code block',
    '<pre><code>&lt;div class="aw-widget" data-widget="request-call-form" data-heading="Hi"&gt;\n&lt;/div&gt;</code></pre>',
  ],
  [
    'in coloured code',
    '<pre><span>&lt;div</span> <span>class</span>="aw-widget" <span>data-widget</span>=<span>"request-call-form"</span> data-heading="Hi"<span>&gt;&lt;/div&gt;</span></pre>',
  ],
  [
    'in a paragraph for each line',
    '<p>&lt;div class="aw-widget" data-widget="request-call-form" data-heading="Hi"&gt;</p><p>&lt;/div&gt;</p>',
  ],
])('escaped markup %s is understood', (_, text) => {
  expect(snippets(text)).toEqual([form(' data-heading="Hi"')]);
});

/** Each took minutes: every start was searched to the end of the text. */
test.each([
  '<!-- wp:adviser-widgets/icon {',
  '<!-- wp:x ',
  '[adviser_widget ',
  '\n ',
  ' ',
  '\ue001',
  '<a ',
  'a',
])('half a megabyte of %j is read at once', (part) => {
  expect(snippets(`${form('')}${part.repeat(500_000 / part.length)}`).length).toBeLessThan(2);
});
