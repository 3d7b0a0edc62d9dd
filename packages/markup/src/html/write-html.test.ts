// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { attributesOf, writeHtml } from './write-html.ts';

function written(html: string): string {
  return writeHtml(putMarkup(html), attributesOf);
}

test.each([
  ['plain markup is kept', '<div class="a"><p>Hi <b>there</b></p></div>'],
  ['line breaks and indents are kept', '<div>\n  <p>Hi</p>\n</div>'],
  ['comments of words are kept', '<div><!-- The phone team, from March --><p>Hi</p></div>'],
  ['elements without content have no end tag', '<p>a<br>b<img src="/a.jpg" alt=""></p>'],
  ['a line break at the start of preformatted text is kept', '<div><pre>\n\n  Hi</pre></div>'],
  ['the text of a field is escaped', '<div><textarea>a &lt; b</textarea></div>'],
  ['no-break spaces are named', '<p>0800&nbsp;000</p>'],
  ['entities stay escaped', '<p title="&quot;&amp;amp;&lt;b&gt;">a &lt; b &amp;amp; c &gt; d</p>'],
])('%s', (_, html) => {
  expect(written(html)).toBe(html);
});

test.each([
  ['a shortcode', '[gallery ids=1] and [/b]', '&#91;gallery ids=1] and &#91;/b]'],
  ['a template variable', 'Kia ora {{name}}', 'Kia ora &#123;&#123;name}}'],
  ['JSON, which is neither', '[{"a":[1]}]', '[{&quot;a&quot;:[1]}]'],
])('a value with %s reaches the page unchanged', (_, value, expected) => {
  const element = document.createElement('p');
  element.setAttribute('data-heading', value);
  const html = writeHtml(element, attributesOf);
  expect(html).toBe(`<p data-heading="${expected}"></p>`);
  expect(putMarkup(html).dataset.heading).toBe(value);
});

test('escapes every < and > in a value, where WordPress would end the tag', () => {
  expect(written(`<p data-heading='a > b < c & "d"'>x</p>`)).toBe(
    '<p data-heading="a &gt; b &lt; c &amp; &quot;d&quot;">x</p>',
  );
});
