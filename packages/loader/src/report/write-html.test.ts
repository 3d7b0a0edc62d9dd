// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { writeHtml, type WrittenAttribute } from './write-html.ts';

function written(html: string): string {
  return writeHtml(putMarkup(html), (element) => Array.from(element.attributes, ({ name, value }): WrittenAttribute => [name, value]));
}

test.each([
  ['plain markup stays', '<div class="a"><p>Hi <b>there</b></p></div>'],
  ['line breaks and indents stay', '<div>\n  <p>Hi</p>\n</div>'],
  ['comments stay', '<div><!-- wp:html --><p>Hi</p></div>'],
  ['elements without content have no end tag', '<p>a<br>b<img src="data:," alt=""></p>'],
  ['a template keeps its content', '<div><template><p>Hi</p></template></div>'],
  ['styles are not escaped', '<div><style>a > b { color: red }</style></div>'],
  ['no-break spaces are named', '<p>0800&nbsp;000</p>'],
  ['entities stay escaped', '<p title="&quot;&amp;amp;&lt;b&gt;">a &lt; b &amp;amp; c &gt; d</p>'],
])('%s', (_, html) => {
  expect(written(html)).toBe(html);
});

test('no bare < or > is left in a value, where WordPress would end the tag', () => {
  expect(written(`<p data-heading='a > b < c & "d"'>x</p>`)).toBe('<p data-heading="a &gt; b &lt; c &amp; &quot;d&quot;">x</p>');
});
