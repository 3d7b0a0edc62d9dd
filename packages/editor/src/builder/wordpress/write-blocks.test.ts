// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { WidgetDraft } from '../draft/draft.ts';
import { readExample } from '../draft/read-draft.ts';
import { readMarkup } from '../choose/read-markup.ts';
import { sampleWidget, sampleWidgets } from '../sample-widgets.ts';
import { leftOutOfBlock, writeBlocks } from './write-blocks.ts';

const form = sampleWidget('request-call-form');
const draft: WidgetDraft = { ...readExample(form), attributes: {}, slots: {}, content: '' };

test('writes attributes by their kind, escaped as WordPress does', () => {
  const attributes = {
    heading: 'Say "hi" -- & <b>go</b>',
    'heading-level': '3',
    closable: 'false',
    draft: 'x',
  };
  expect(writeBlocks({ ...draft, attributes }, form)).toBe(
    '<!-- wp:adviser-widgets/request-call-form {"heading":"Say \\u0022hi\\u0022 \\u002d\\u002d \\u0026 \\u003cb\\u003ego\\u003c/b\\u003e","headingLevel":3,"closable":false,"draft":"x"} /-->',
  );
});

test('writes slots and content as blocks of WordPress, and HTML blocks for what has none', () => {
  const slots = { success: '<h3>Thanks!</h3>\n<p>Bye</p>', intro: ' ' };
  const content =
    'Call <a href="tel:0800">0800</a>\n<ul><li>One<ol><li>Two</li></ol></li></ul><p class="x">Three</p>';
  expect(writeBlocks({ ...draft, slots, content }, form)).toBe(`<!-- wp:adviser-widgets/request-call-form -->
<!-- wp:adviser-widgets/slot {"name":"success"} -->
<!-- wp:heading {"level":3} -->
<h3>Thanks!</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Bye</p>
<!-- /wp:paragraph -->
<!-- /wp:adviser-widgets/slot -->

<!-- wp:paragraph -->
<p>Call <a href="tel:0800">0800</a></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>One<!-- wp:list {"ordered":true} -->
<ol><!-- wp:list-item -->
<li>Two</li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:html -->
<p class="x">Three</p>
<!-- /wp:html -->
<!-- /wp:adviser-widgets/request-call-form -->`);
});

test('carries id, classes, label and loading, and names what a block leaves out', () => {
  const others = [
    ['id', 'a'],
    ['class', 'wide'],
    ['data-widget-load', 'idle'],
    ['data-aos', 'fade'],
  ] as const;
  expect(writeBlocks({ ...draft, others }, form)).toBe(
    '<!-- wp:adviser-widgets/request-call-form {"elementId":"a","className":"wide","widgetLoad":"idle"} /-->',
  );
  expect(leftOutOfBlock({ ...draft, others })).toEqual(['data-aos']);
});

/** Without line breaks, and without the paragraphs that blocks make of bare text. */
const plain = (html: string) => html.replace(/<\/?p>|\s*\n\s*/g, '');

const textsOf = (given: WidgetDraft | undefined) => ({
  ...given,
  content: plain(given?.content ?? ''),
  slots: Object.entries(given?.slots ?? {}).map(([slot, html]) => [slot, plain(html)]),
});

test.each([...sampleWidgets.keys()])('the blocks of %s are read back', (name) => {
  const widget = sampleWidget(name);
  const blocks = writeBlocks(readExample(widget), widget);
  const [found] = readMarkup(blocks, sampleWidgets).found;
  expect(found?.problems).toEqual([]);
  expect(textsOf(found?.draft)).toEqual(textsOf(readExample(widget)));
});
